import { Resolver } from 'node:dns/promises'

/** Returns the addresses that a name has in the DNS. Empty if it has none or if no name server answers in time. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<string[]>

const options = { timeout: 3_000, tries: 2 }

/**
 * Asks the machine's name servers, not its `hosts` file. The system's look-up would occupy one of Node's four threads for each name
 * whose server is slow, and file access and password hashing need these threads too.
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
