import { join } from 'node:path'
import { program } from './binaries.ts'
import { clusterOf, foldersOf, prepareCluster, superuser } from './cluster.ts'
import { prepareDatabase } from './database-setup.ts'
import type { EmbeddedPostgres } from './handle.ts'
import { joinRunning } from './joining.ts'
import { prepareListenAddress } from './listen-address.ts'
import { AlreadySupervised, acquireLock } from './lock.ts'
import type { Log } from './log-file.ts'
import { openDataDir, placePostgres } from './placement.ts'
import { explainSystemError } from './refusal.ts'
import { type Settings, serverArguments } from './settings.ts'
import { type Supervisor, supervise } from './supervisor.ts'

export type { Connection, EmbeddedPostgres } from './handle.ts'

export type EmbeddedOptions = {
  /** DATA_DIR, absolute. */
  dataDir: string
  log: Log
  /** More postgresql.conf settings; a test server passes `fsync: 'off'`. */
  settings?: Settings
  /** Aborts the start, and leaves nothing running. */
  signal?: AbortSignal
}

/** Throws StartRefused, whose message is for the operator. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const dataDir = openDataDir(options.dataDir)
    const lock = await acquireLock(dataDir)
    try {
      const { supervisor, ...started } = await start(dataDir, options)
      const stop = () => supervisor.stop().finally(lock.release)
      return { ...started, isRunning: supervisor.isRunning, stop }
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw explainSystemError(error, options.dataDir)
  }
}

type Started = Pick<EmbeddedPostgres, 'connection' | 'owner' | 'folders'> & { supervisor: Supervisor }

async function start(dataDir: string, { log, signal, settings = {} }: EmbeddedOptions): Promise<Started> {
  const placement = await placePostgres(dataDir, log)
  const password = await prepareCluster(placement, settings)
  const listenAddress = await prepareListenAddress(placement)
  const cluster = clusterOf(placement)
  const plan = {
    postgres: program(placement.native, 'postgres'),
    cluster,
    args: serverArguments(cluster, listenAddress, settings),
    account: placement.account,
    logFile: join(placement.home, 'postgres.log'),
    log,
  }
  const supervisor = await supervise(plan, signal)
  try {
    const connection = { ...listenAddress, ...application, password }
    await prepareDatabase({ ...connection, user: superuser, database: superuser }, connection, settings)
    signal?.throwIfAborted()
    return { connection, owner: { ...connection, user: superuser }, folders: foldersOf(cluster), supervisor }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}

const application = { user: 'mezani', database: 'mezani' }

/** For tools. Joins the PostgreSQL of a Mezani that runs on this DATA_DIR, and `stop` then leaves it running. Otherwise starts one. */
export async function joinEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof AlreadySupervised)) throw error
    return joinRunning(options.dataDir, application)
  }
}
