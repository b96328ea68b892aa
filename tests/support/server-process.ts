import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after } from 'node:test'
import type { Pool } from 'pg'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { joinRunning } from '#server/platform/database/embedded/joining.ts'
import { type Exit, type ServerProcess, spawnServer, startTimeoutMs } from './spawn-server.ts'
import { waitFor } from './wait-for.ts'

/** Starts a server with `spawnServer`, and kills it when the test file has ended. */
export function startServer(...args: Parameters<typeof spawnServer>): ServerProcess {
  const server = spawnServer(...args)
  after(() => void (server.hasExited() || server.process.kill('SIGKILL')))
  return server
}

/** Returns the resident memory of a process, in MB. */
export const residentMb = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024) / 1e6

/** Returns how a start that should have been refused ended, or that the server listens. */
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

/** Opens a connection to the embedded database of a running server. */
export async function connectToDatabase(dataDir: string): Promise<{ db: Database; pool: Pool }> {
  const { connection } = await joinRunning(dataDir, { user: 'mezani', database: 'mezani' })
  const pool = openPool({ ...connection, max: 4 }, () => undefined)
  return { pool, db: openDatabase(pool) }
}

/** Returns the median and the worst of some durations, to print. */
export const summarizeDurations = (durations: number[]): string =>
  `median ${Math.round(medianOf(durations))} ms, worst ${Math.round(Math.max(...durations))} ms of ${durations.length}`

/**
 * Asserts that the median of these durations is less than two first starts on this machine, which make a database, and the worst
 * less than five. That promises seconds, on a machine of any speed and load.
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
