import { Resolver } from 'node:dns/promises'

/** The addresses that a name has in the DNS; none where it has none, or nobody says in time. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<string[]>

const options = { timeout: 3_000, tries: 2 }

/**
 * Asks the machine's name servers, and not its `hosts` file. The system's own look-up would hold one of Node's four threads for each
 * name whose server is slow, and files and passwords wait for those too.
 */
export const resolveByDns: ResolveHost = async (name, signal) => {
  const resolver = new Resolver(options)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
