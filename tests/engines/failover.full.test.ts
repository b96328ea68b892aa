import assert from 'node:assert/strict'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type PoolConfig } from 'pg'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { startServer, summarizeDurations } from '#tests/support/server-process.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { databaseUrl } from '#tests/support/test-postgres.ts'
import { createWriteLog, startWriters, verifyWriteLog } from '#tests/support/writers.ts'
import {
  type Account,
  accountOf,
  canConnect,
  type RunningProgram,
  requirePrograms,
  startProgram,
} from './support/program.ts'

const examples = join(import.meta.dirname, '../../docs/deployment')
const members = [1, 2, 3]
const superuserPassword = 'SUPERUSER_PASSWORD'
const password = 'matrix'
const joinTimeoutMs = 120_000

type Cluster = {
  /** Leads to the current primary, through HAProxy. */
  connection: PoolConfig
  /** Leads to standbys. */
  standbysPort: number
  /**
   * Sends kill -9 to the primary's PostgreSQL; with `machine`, to its Patroni as well. Resolves with the milliseconds until
   * Patroni had another primary.
   */
  killPrimary: (what: 'postgres' | 'machine') => Promise<number>
  /** Resolves once all three are up and a standby holds every write. */
  waitUntilWhole: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts three PostgreSQL servers under Patroni and etcd, with HAProxy before them, as in docs/deployment, on addresses of loopback. */
async function startPatroniCluster(): Promise<Cluster> {
  await requirePrograms({ patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' })
  const account = await accountOf('postgres')
  const folder = await mkdtemp(join(tmpdir(), 'mezani-patroni-'))
  await chown(folder, account.uid, account.gid)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const etcds = await Promise.all(members.map(number => startEtcd(number, folder, account)))
  for (const etcd of etcds) stack.defer(() => etcd.stop('SIGKILL'))
  const patronis = new Map<number, RunningProgram>()
  stack.defer(async () => {
    await Promise.all([...patronis.values()].map(patroni => patroni.stop()))
  })
  const start = async (number: number) => patronis.set(number, await startPatroni(number, folder, account))
  for (const number of members) await start(number)
  const haproxy = await startHaproxy(folder)
  stack.defer(() => haproxy.stop())
  await waitUntilWhole()
  await createRole()
  const running = stack.move()
  return {
    connection: { host: '127.0.0.1', port: 5000, user: 'mezani', password, database: 'mezani' },
    standbysPort: 5001,
    killPrimary: async what => {
      const killed = await findPrimary()
      if (!killed) throw new Error('There is no primary.')
      const since = performance.now()
      if (what === 'machine') await patronis.get(killed)?.stop('SIGKILL')
      process.kill(await postmasterPid(killed, folder), 'SIGKILL')
      const taken = await waitFor(async () => {
        const primary = await findPrimary()
        return primary !== undefined && primary !== killed
      }).then(() => performance.now() - since)
      if (what === 'machine') await start(killed)
      return taken
    },
    waitUntilWhole,
    stop: () => running.disposeAsync(),
  }
}

const addressOf = (number: number) => `127.0.0.${10 + number}`

/** Changes the first machine's configuration for another machine, on loopback. */
const adapt = (text: string, number: number): string =>
  text
    .replaceAll(/^(name: |ETCD_NAME=)database-1$/gm, `$1database-${number}`)
    .replaceAll(
      /^(?!ETCD_INITIAL_CLUSTER=|\s+hosts:|.*server database)(.*)10\.0\.0\.11/gm,
      `$1${addressOf(number)}`,
    )
    .replaceAll(/10\.0\.0\.(1[123])/g, '127.0.0.$1')
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')

const readExample = (name: string) => readFile(join(examples, name), 'utf8')

async function startEtcd(number: number, folder: string, account: Account): Promise<RunningProgram> {
  const text = adapt(await readExample('etcd.env'), number).replace(
    '/var/lib/etcd/mezani',
    join(folder, `etcd-${number}`),
  )
  const environment = Object.fromEntries(
    text
      .split('\n')
      .filter(line => /^\w+=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const isReady = async () => {
    const response = await fetch(`http://${addressOf(number)}:2379/health`).catch(() => undefined)
    return (await response?.text())?.includes('"true"') ?? false
  }
  return startProgram(['etcd'], { account, environment, isReady })
}

async function startPatroni(number: number, folder: string, account: Account): Promise<RunningProgram> {
  const text = adapt(await readExample('patroni.yml'), number)
    .replace('/var/lib/postgresql/15/mezani', join(folder, `data-${number}`))
    .replace('/var/lib/postgresql/patroni.pgpass', join(folder, `pgpass-${number}`))
    // Three servers share this machine, and the default folder for sockets belongs to Debian's PostgreSQL.
    .replace(/^ {2}authentication:/m, '  parameters:\n    unix_socket_directories: ""\n  authentication:')
  const path = join(folder, `patroni-${number}.yml`)
  await writeFile(path, text)
  return startProgram(['patroni', path], { account, isReady: () => answers(number, 'health') })
}

async function startHaproxy(folder: string): Promise<RunningProgram> {
  const path = join(folder, 'haproxy.cfg')
  await writeFile(path, adapt(await readExample('haproxy.cfg'), 1))
  return startProgram(['haproxy', '-db', '-f', path], { isReady: () => canConnect(superuser) })
}

/** Checks whether Patroni's REST API confirms this state of a member; see Patroni's "health check endpoints". */
async function answers(number: number, endpoint: 'health' | 'primary' | 'sync'): Promise<boolean> {
  const response = await fetch(`http://${addressOf(number)}:8008/${endpoint}`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined)
  await response?.text().catch(() => undefined)
  return response?.status === 200
}

const waitUntilWhole = (): Promise<void> =>
  waitFor(async () => {
    const states = await Promise.all(members.map(number => answers(number, 'health')))
    const synchronous = await Promise.all(members.map(number => answers(number, 'sync')))
    return states.every(Boolean) && synchronous.some(Boolean) && canConnect(superuser)
  })

async function findPrimary(): Promise<number | undefined> {
  const isPrimary = await Promise.all(members.map(number => answers(number, 'primary')))
  return members.find((_, n) => isPrimary[n])
}

async function postmasterPid(number: number, folder: string): Promise<number> {
  const text = await readFile(join(folder, `data-${number}`, 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

const superuser = {
  host: '127.0.0.1',
  port: 5000,
  user: 'postgres',
  password: superuserPassword,
  database: 'postgres',
}

async function createRole(): Promise<void> {
  const client = new Client(superuser)
  await client.connect()
  await client.query(`create role mezani login createdb password '${password}'`)
  await client.query('create database mezani owner mezani')
  await client.end()
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + joinTimeoutMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The cluster did not come to that state.')
    await sleep(50)
  }
}

const rounds = 10
const writers = 8

const cluster = await startPatroniCluster()
after(cluster.stop)
const dataDir = await mkdtemp(join(tmpdir(), 'mezani-failover-'))
after(() => rm(dataDir, { recursive: true, force: true }))

test('R2: after each of ten kills of the primary during writes: 503 until another takes over, then writes again, and no write is lost', async t => {
  const server = startServer(dataDir, {
    DATABASE_URL: databaseUrl(cluster.connection),
    DATABASE_READ_URL: databaseUrl({ ...cluster.connection, port: cluster.standbysPort }),
    SAMPLE_RECIPES: 'off',
    LOG_LEVEL: 'warn',
  })
  const url = await server.url()
  assert.equal((await fetch(`${url}/api/recipes`)).status, 200)
  assert.doesNotMatch(server.output(), /DATABASE_READ_URL/, 'a standby answered')
  const pool = openPool({ ...cluster.connection, max: 4 }, () => undefined)
  t.after(() => pool.end())
  const records = createWriteLog()
  const [ofPatroni, ofMezani]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    await cluster.waitUntilWhole()
    const members: Member[] = []
    for (let n = 0; n < writers; n += 1) members.push(await aMember({ db: openDatabase(pool) }))
    const stopWriters = startWriters(t, url, members, records)
    await sleep(1_000 + Math.random() * 500)
    const since = performance.now()
    const writing = waitUntilWritable(url, members, since)
    ofPatroni.push(await cluster.killPrimary(round % 2 === 0 ? 'postgres' : 'machine'))
    ofMezani.push(await writing)
    await sleep(500)
    await stopWriters()
    assert.deepEqual(records.unexpected, [], server.output())
    await verifyWriteLog(pool, records)
  }
  t.diagnostic(`another primary, as Patroni says: ${summarizeDurations(ofPatroni)}`)
  t.diagnostic(`writing again: ${summarizeDurations(ofMezani)}`)
  t.diagnostic(`${records.acknowledged} writes acknowledged, ${records.refused} refused with 503`)
  assert.ok(records.acknowledged > rounds * writers, 'there were writes to lose')
  assert.ok(records.refused > 0, 'there were writes to refuse')
  await server.stop()
})

/** Returns the milliseconds from `since` until a request succeeds after one was refused. Requests in between must be 503. */
async function waitUntilWritable(url: string, [member]: Member[], since: number): Promise<number> {
  let wasRefused = false
  while (performance.now() - since < startTimeoutMs) {
    const response = await fetch(`${url}/api/users/current`, {
      headers: { authorization: `Bearer ${member?.token}` },
    })
    const text = await response.text()
    if (response.status === 503) wasRefused = true
    else assert.equal(response.status, 200, text)
    if (wasRefused && response.status === 200) return performance.now() - since
    await sleep(20)
  }
  throw new Error(wasRefused ? 'No call was answered again.' : 'No call was refused.')
}
