import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withStartedSite } from '../machine/started-site.ts'
import { quantile } from '../metric.ts'

export type AttackedSite = { port: number; url: string; rssMb: () => number }

/** The attackers come from 127.0.0.1; to the site this is another network. */
const strangerAddress = '127.0.0.9'

type Options = { descriptors?: number; environment?: Record<string, string> }

/** The site as `npm start` runs it, with its sample recipes where no database is set, and at most so many files and connections open. */
export const withAttackedSite = <Result>(
  work: (site: AttackedSite) => Promise<Result>,
  { descriptors, environment = {} }: Options = {},
): Promise<Result> =>
  withStartedSite(
    { environment: { DATABASE_URL: '', ...environment }, descriptors },
    async ({ port, pid }) => {
      // The first covers are drawn after the start.
      await sleep(5_000)
      return work({ port, url: `http://127.0.0.1:${port}`, rssMb: () => rssOf(pid) })
    },
  )

const rssOf = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1e3

const sampleMs = 250

/** The result of the work, and the greatest size of the site's process, in MB, until there is one. */
export async function watchMemory<Result>(
  { rssMb }: Pick<AttackedSite, 'rssMb'>,
  work: Promise<Result>,
): Promise<{ result: Result; greatest: number }> {
  let greatest = rssMb()
  const timer = setInterval(() => {
    greatest = Math.max(greatest, rssMb())
  }, sampleMs)
  try {
    return { result: await work, greatest }
  } finally {
    clearInterval(timer)
  }
}

type Answer = { status: number; ms: number }

/** One GET of a stranger on a connection of its own; 0 is the status of a connection that was refused or cut. */
export const askAsStranger = (port: number, path: string): Promise<Answer> =>
  new Promise(resolve => {
    const started = performance.now()
    const end = (status: number) => resolve({ status, ms: performance.now() - started })
    get({ port, host: '127.0.0.1', localAddress: strangerAddress, path, agent: false }, response => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0))
      response.once('error', () => end(0))
    }).once('error', () => end(0))
  })

export type Visit = { p50: number; p99: number; served: number }

/** A stranger who asks for these paths in turn until the time is over: by path, p50 and p99 of those served, and their share. */
export async function visitAsStranger<Name extends string>(
  port: number,
  paths: Record<Name, (n: number) => string>,
  seconds: number,
): Promise<Record<Name, Visit>> {
  const answers = new Map<Name, Answer[]>()
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n += 1) {
    for (const name of Object.keys(paths) as Name[])
      answers.set(name, [...(answers.get(name) ?? []), await askAsStranger(port, paths[name](n))])
    await sleep(5)
  }
  const visits = [...answers].map(([name, all]): [Name, Visit] => {
    const served = all.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const share = served.length / all.length
    return [name, { p50: quantile(served, 0.5), p99: quantile(served, 0.99), served: share }]
  })
  return Object.fromEntries(visits) as Record<Name, Visit>
}
