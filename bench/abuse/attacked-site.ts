import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { siteFlags } from '../machine/site-flags.ts'
import { quantile } from '../metric.ts'

export type AttackedSite = { port: number; url: string; rssMb: () => number }

const main = join(import.meta.dirname, '../../server/main.ts')
const startTimeoutMs = 120_000
/** The attackers come from 127.0.0.1; to the site this is another network. */
const strangerAddress = '127.0.0.9'

type Options = { descriptors?: number }

/** The site as `npm start` runs it, with its sample recipes, and at most so many files and connections open. */
export async function withAttackedSite<Result>(
  work: (site: AttackedSite) => Promise<Result>,
  { descriptors }: Options = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-abuse-'))
  const port = await findFreePort()
  const limit = descriptors ? `ulimit -n ${descriptors}; ` : ''
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...siteFlags, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilServing(url, child)
    return await work({ port, url, rssMb: () => rssOf(child) })
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function waitUntilServing(url: string, child: ChildProcess): Promise<void> {
  const started = performance.now()
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode} instead of starting.`)
    if (performance.now() - started > startTimeoutMs) throw new Error('The site did not start in time.')
    await sleep(100)
  }
  // The first covers are drawn after the start.
  await sleep(5_000)
}

const rssOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1e3

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

export type Visit = { p99: number; served: number }

/** A stranger who asks for these paths in turn until the time is over: by path, p99 of those served, and their share. */
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
    return [name, { p99: quantile(served, 0.99), served: served.length / all.length }]
  })
  return Object.fromEntries(visits) as Record<Name, Visit>
}
