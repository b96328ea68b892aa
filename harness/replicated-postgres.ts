import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, type PoolConfig } from 'pg'
import { type Account, chooseAccount, setOwnerAndMode } from '#server/platform/database/embedded/account.ts'
import { program } from '#server/platform/database/embedded/binaries.ts'
import { type Connection, startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { placePostgres } from '#server/platform/database/embedded/placement.ts'
import { type Settings, serverArguments } from '#server/platform/database/embedded/settings.ts'
import { databaseUrl } from './test-postgres.ts'

type Server = 'primary' | 'replica'
type Row = Record<string, unknown>

/** A PostgreSQL and a standby that follows it by streaming, both real, each in a folder of its own. */
export type ReplicatedPostgres = {
  primary: Connection
  replica: Connection
  /** As DATABASE_URL and DATABASE_REPLICA_URLS. */
  urls: Record<Server, string>
  /** As superuser of either. */
  ask(server: Server, sql: string): Promise<Row[]>
  /** From then on the replica receives what is written and shows none of it. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  /** Resolves once the replica has replayed what is written now. */
  caughtUp(): Promise<void>
  /** The replica's data are in `postgres/cluster` of this folder. */
  replicaDir: string
  /** Starts it again after it was killed. */
  startReplica(): Promise<void>
  stop(): Promise<void>
}

const replicationSettings = {
  max_connections: '100',
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
}
const startTimeoutMs = 120_000

/** `settings` are those of both servers, `ofStandby` more of the replica's. */
export async function startReplicatedPostgres(
  settings: Settings = {},
  ofStandby: Settings = {},
): Promise<ReplicatedPostgres> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mezani-pair-')))
  chmodSync(root, 0o755)
  const [primaryDir, replicaDir] = [join(root, 'a'), join(root, 'b')]
  const shared = { ...replicationSettings, ...settings }
  const server = await startEmbedded({ dataDir: primaryDir, settings: shared, log: () => undefined })
  const primary = server.connection
  const { home, native } = await placePostgres(primaryDir, () => undefined)
  const account = chooseAccount(home)
  const socket = join(replicaDir, 'socket')
  const cluster = join(replicaDir, 'postgres/cluster')
  const replica: Connection = { ...primary, host: socket }
  const servers = { primary, replica }
  const ask = (name: Server, sql: string) => askAsSuperuser(servers[name], sql)
  const standbySettings = { ...shared, ...ofStandby }
  const launch = {
    postgres: program(native, 'postgres'),
    args: serverArguments(cluster, { host: socket, port: primary.port }, standbySettings),
    account,
    logFile: join(replicaDir, 'postgres.log'),
    isAnswering: () => ask('replica', 'select 1'),
  }
  let end: (() => Promise<void>) | undefined
  const startReplica = async () => {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    end = await startStandby(launch)
  }
  const stop = async () => {
    await end?.()
    await server.stop()
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    mkdirSync(join(replicaDir, 'postgres'), { recursive: true })
    mkdirSync(socket)
    setOwnerAndMode(socket, account, 0o700)
    const label = await copyCluster(primary, join(home, 'cluster'), cluster)
    writeOwned(join(cluster, 'backup_label'), label, account)
    writeOwned(join(cluster, 'standby.signal'), '', account)
    followPrimary(cluster, primary)
    await startReplica()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    primary,
    replica,
    urls: { primary: databaseUrl(primary), replica: databaseUrl(replica) },
    ask,
    async pauseReplay() {
      await ask('replica', 'select pg_wal_replay_pause()')
      await untilTrue(
        () => ask('replica', "select pg_get_wal_replay_pause_state() = 'paused' as is"),
        'a pause',
      )
    },
    async resumeReplay() {
      await ask('replica', 'select pg_wal_replay_resume()')
    },
    async caughtUp() {
      const [written] = await ask('primary', 'select pg_current_wal_flush_lsn()::text as lsn')
      const sql = `select pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn as is`
      await untilTrue(() => ask('replica', sql), 'the replica to catch up')
    },
    replicaDir,
    startReplica,
    stop,
  }
}

type Launch = {
  postgres: string
  args: string[]
  account: Account
  logFile: string
  isAnswering: () => Promise<unknown>
}

/** Returns what ends it. */
async function startStandby({ postgres, args, account, logFile, isAnswering }: Launch) {
  const output = openSync(logFile, 'w')
  const child = spawn(postgres, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: { LC_ALL: 'C' },
    ...account,
  })
  closeSync(output)
  child.unref()
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  await untilTrue(async () => {
    if (isGone()) throw new Error(`The replica did not start:\n${readFileSync(logFile, 'utf8')}`)
    return [{ is: await isAnswering().then(Boolean, () => false) }]
  }, 'the replica')
  return async () => {
    if (isGone()) return
    const ended = once(child, 'exit')
    child.ref()
    child.kill('SIGQUIT')
    await ended
  }
}

/** Of a server that runs and writes: what is torn in the copy is mended by replaying the log from the backup's start on. */
async function copyCluster(connection: Connection, from: string, to: string): Promise<string> {
  const client = new Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', fast => true)")
    // Files may be deleted meanwhile.
    await promisify(execFile)('cp', ['-a', from, to]).catch(() => undefined)
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, name), { force: true })
    if (!existsSync(join(to, 'PG_VERSION'))) throw new Error('The cluster was not copied.')
    return String(rows[0]?.labelfile)
  } finally {
    await client.end()
  }
}

function writeOwned(path: string, content: string, account: Account): void {
  writeFileSync(path, content)
  setOwnerAndMode(path, account, 0o600)
}

function followPrimary(cluster: string, connection: Connection): void {
  const { host, port, user, password } = asSuperuser(connection)
  const conninfo = `host=${host} port=${port} user=${user} password=${password}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
}

const asSuperuser = (connection: Connection): Connection => ({
  ...connection,
  user: 'postgres',
  database: 'postgres',
})

async function askAsSuperuser(connection: Connection, sql: string): Promise<Row[]> {
  const options: PoolConfig = { ...asSuperuser(connection), connectionTimeoutMillis: 5_000 }
  const client = new Client(options)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Asks until the row says that it `is` so. */
async function untilTrue(ask: () => Promise<Row[]>, what: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while ((await ask())[0]?.is !== true) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`)
    await sleep(20)
  }
}
