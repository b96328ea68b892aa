import type { TestContext } from 'node:test'
import type { Pool } from 'pg'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { type ApiCall, createApiCall } from './call.ts'
import type { TestPair } from './replica.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { waitFor } from './site.ts'

export type ReplicatedSite = {
  server: ServerProcess
  url: string
  call: ApiCall
  /** The sum of the samples of this figure that have these labels. */
  figure(name: string, labels?: string): Promise<number>
  /** Once reads go to the replica, or no longer do. */
  replicaIs(state: 'used' | 'left out'): Promise<void>
}

/** Nobody is in the way of a test that reads much; a deadline that is reached on no machine, but where a read waits for what is gone. */
const limits = [
  'generalThrottles.perAddress=1_000_000/300',
  'generalThrottles.perUser=1_000_000/300',
  'readDeadlineMs=5_500',
].join(' ')

/** A server process that reads from the replica. */
export async function startReplicatedSite(
  t: TestContext,
  { urls }: Pick<TestPair, 'urls'>,
  settings: Record<string, string> = {},
): Promise<ReplicatedSite> {
  const metricsPort = await findFreePort()
  const server = startServer(aDataDir(t), {
    DATABASE_URL: urls.primary,
    DATABASE_REPLICA_URLS: urls.replica,
    METRICS_PORT: String(metricsPort),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
    LIMITS: limits,
    ...settings,
  })
  const url = await server.url()
  t.after(async () => {
    server.process.kill('SIGTERM')
    await server.exited
  })
  const readFigures = async () => (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  const figure = async (name: string, labels = '') =>
    (await readFigures())
      .split('\n')
      .filter(line => new RegExp(`^${name}[{ ]`).test(line) && line.includes(labels))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
  const wanted = { used: 1, 'left out': 0 }
  return {
    server,
    url,
    call: createApiCall(url),
    figure,
    replicaIs: async state =>
      void (await waitFor(
        async () => (await figure('mezani_replica_usable')) === wanted[state] || undefined,
        `the replica to be ${state}`,
      )),
  }
}

export type ReadFigures = { replica: number; primary: number }

/** How many reads of strangers or members went where while this ran. */
export async function countReads(
  site: ReplicatedSite,
  reader: 'stranger' | 'member',
  run: () => Promise<unknown>,
): Promise<ReadFigures> {
  const read = async (pool: string) => site.figure('mezani_reads_total', `reader="${reader}",pool="${pool}"`)
  const before = [await read('replica'), await read('primary')] as const
  await run()
  return { replica: (await read('replica')) - before[0], primary: (await read('primary')) - before[1] }
}

let asked = 0

/** The newest recipes by an address that nobody has asked before: no cache has the answer. */
export const listAnew = (call: ApiCall, token?: string) => {
  asked += 1
  const query = `limit=5&fields=card&sort=newest&maxPrepTime=${1_000 + asked}`
  return call('GET', `/api/recipes?${query}`, token === undefined ? {} : { token })
}

/** The primary, as tests prepare what is not about requests. */
export function openPrimary(
  t: TestContext,
  { primary }: Pick<TestPair, 'primary'>,
): { db: Database; pool: Pool } {
  const pool = openPool({ ...primary, max: 4 }, () => undefined)
  t.after(() => pool.end())
  return { pool, db: openDatabase(pool) }
}
