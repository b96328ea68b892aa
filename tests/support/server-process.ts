import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Pool } from 'pg'
import { siteFlags } from '#harness/site-flags.ts'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { joinRunning } from '#server/platform/database/embedded/joining.ts'
import { waitFor } from './site.ts'

const main = join(import.meta.dirname, '../../server/main.ts')

/** A start takes a second, but up to most of a minute while many tests run. */
export const startTimeoutMs = 120_000

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

/** A Mezani in a separate process, as an operator starts it; tests may kill it. */
export type ServerProcess = {
  process: ChildProcess
  pid: number
  /** Everything it has printed, and all of it on standard error. */
  output: () => string
  errors: () => string
  exited: Promise<Exit>
  /** The address it printed, once it listens. Rejects if it ends instead. */
  url: () => Promise<string>
}

/**
 * Starts `node server/main.ts` on this DATA_DIR, with the memory of `npm start`; it does not inherit this process's environment.
 * `program`: another copy's `server/main.ts`.
 */
export function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
  { program = main }: { program?: string } = {},
): ServerProcess {
  const child = spawn(process.execPath, [...siteFlags, program], {
    cwd: dataDir.startsWith('/tmp') ? '/tmp' : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      // As tools/install/run.js sets it.
      MALLOC_ARENA_MAX: '1',
      DATA_DIR: dataDir,
      PORT: '0',
      ...environment,
    },
  })
  const output: string[] = []
  const errors: string[] = []
  child.stdout.setEncoding('utf8').on('data', chunk => output.push(chunk))
  child.stderr.setEncoding('utf8').on('data', chunk => errors.push(chunk))
  const exited = once(child, 'exit').then(([code, signal]): Exit => ({ code, signal }))
  let hasExited = false
  void exited.then(() => (hasExited = true))
  after(() => void (hasExited || child.kill('SIGKILL')))
  return {
    process: child,
    pid: child.pid ?? 0,
    output: () => [...output, ...errors].join(''),
    errors: () => errors.join(''),
    exited,
    url: () =>
      waitFor(
        async () => {
          if (hasExited) throw new Error(`The server ended:\n${output.join('')}${errors.join('')}`)
          const [, port] = /open at http:\/\/localhost:(\d+)/.exec(output.join('')) ?? []
          return port && `http://127.0.0.1:${port}`
        },
        'the address',
        startTimeoutMs,
      ),
  }
}

/** What a process has in memory, in MB. */
export const residentMb = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024) / 1e6

/** How a start ended that should have been refused; or that it listens. */
export const endOfStart = (server: ServerProcess): Promise<Exit | 'it listens'> =>
  Promise.race([
    server.exited,
    server.url().then(
      () => 'it listens' as const,
      () => server.exited,
    ),
  ])

/** Polls /readyz until it succeeds; returns the milliseconds since `since`. */
export async function waitUntilReady(url: string, since: number): Promise<number> {
  await waitFor(
    async () => {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      await response?.text()
      return response?.status === 200 || undefined
    },
    'readiness',
    startTimeoutMs,
  )
  return performance.now() - since
}

/** A connection to the embedded database of a running server. */
export async function connectToDatabase(dataDir: string): Promise<{ db: Database; pool: Pool }> {
  const { connection } = await joinRunning(dataDir, { user: 'mezani', database: 'mezani' })
  const pool = openPool({ ...connection, max: 4 }, () => undefined)
  return { pool, db: openDatabase(pool) }
}

/** Median and worst of some durations, to print. */
export const summarizeDurations = (durations: number[]): string =>
  `median ${Math.round(medianOf(durations))} ms, worst ${Math.round(Math.max(...durations))} ms of ${durations.length}`

/**
 * Asserts that the usual one of these takes no longer than two first starts on this machine, which make a database, and the
 * worst no more than five: promises of seconds, on a machine of any speed and load.
 */
export function assertWithinFirstStarts(durations: number[], firstStartMs: number): void {
  assert.ok(durations.length > 0)
  assert.ok(
    medianOf(durations) < 2 * firstStartMs,
    `${summarizeDurations(durations)}; a start ${firstStartMs} ms`,
  )
  assert.ok(
    Math.max(...durations) < 5 * firstStartMs,
    `${summarizeDurations(durations)}; a start ${firstStartMs} ms`,
  )
}

const medianOf = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
