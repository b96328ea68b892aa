import { execFile } from 'node:child_process'
import {
  appendFile,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { postgresPrograms } from './debian-postgres.ts'
import { accountOf, requirePrograms } from './program.ts'

const examples = join(import.meta.dirname, '../../../docs/deployment')
const password = 'matrix'
const maxCommandMs = 300_000

export type Ended = { code: number; output: string }

/** Debian's cluster `15/main` as its own tools make it, in a folder, with pgBackRest beside it. */
export type ArchivedPostgres = {
  connection: PoolConfig
  /** Where this machine has what is at a path of an operator's machine. */
  pathOf: (path: string) => string
  /** A shell line for an operator's machine, run as root; paths and ports become those of this cluster. */
  run: (line: string) => Promise<Ended>
  /** What a line prints; throws if it fails. */
  print: (line: string) => Promise<string>
  /** An SQL statement of the superuser; the value of one row and column. */
  ask: (statement: string, database?: string) => Promise<string>
  /** Ends every process of it with SIGKILL. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  await requirePrograms({ [`${postgresPrograms}/postgres`]: 'postgresql-15', pgbackrest: 'pgbackrest' })
  const folder = await mkdtemp(join(tmpdir(), 'mezani-archived-'))
  const [port, drillPort] = [await findFreePort(), await findFreePort()]
  const paths: [operators: string, ours: string][] = [
    ['/etc/postgresql/', join(folder, 'etc/')],
    ['/var/lib/postgresql/15/main', join(folder, 'data')],
    ['/var/lib/postgresql/drill', join(folder, 'drill')],
    ['/var/lib/pgbackrest', join(folder, 'repository')],
    ['/var/log/postgresql/postgresql-15-main.log', join(folder, 'postgres.log')],
    ['/etc/pgbackrest.conf', join(folder, 'pgbackrest.conf')],
    ['/etc/cron.d/pgbackrest', join(folder, 'cron')],
    ['port=5433', `port=${drillPort}`],
    ['docs/deployment/', join(folder, 'deployment/')],
  ]
  const adapt = (text: string) =>
    paths.reduce((adapted, [operators, ours]) => adapted.replaceAll(operators, ours), text)
  const pathOf = (path: string) => adapt(path)
  const environment = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
    PG_CLUSTER_CONF_ROOT: join(folder, 'etc'),
    PGHOST: folder,
    PGPORT: String(port),
    ...pgbackrestSettings(folder, port),
  }
  const run = (line: string): Promise<Ended> => runShell(adapt(line), environment)
  const print = async (line: string): Promise<string> => {
    const { code, output } = await run(line)
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`)
    return output
  }
  const ask = async (statement: string, database = 'postgres') =>
    (
      await print(
        `runuser --user=postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --dbname=${database} --command="${statement}"`,
      )
    ).trim()
  const kill = () => killAll(join(folder, 'data'))
  const stop = async () => {
    for (const data of ['data', 'drill']) await killAll(join(folder, data))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await adaptExamples(join(folder, 'deployment'), adapt)
    await makeCluster(folder, port, print)
    await ask(`create role mezani login createdb password '${password}'`)
    await ask('create database mezani owner mezani')
  } catch (error) {
    await stop()
    throw error
  }
  const connection = { host: '127.0.0.1', port, user: 'mezani', password, database: 'mezani' }
  return { connection, pathOf, run, print, ask, kill, stop }
}

/** What a machine of its own has by default: files that several clusters on this one may not share. */
const pgbackrestSettings = (folder: string, port: number) => ({
  PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
  PGBACKREST_LOG_PATH: join(folder, 'log'),
  PGBACKREST_LOCK_PATH: join(folder, 'lock'),
  PGBACKREST_SPOOL_PATH: join(folder, 'spool'),
  PGBACKREST_PG1_PORT: String(port),
  PGBACKREST_PG1_SOCKET_PATH: folder,
})

/** What operators get, with the paths of this cluster in it. */
async function adaptExamples(folder: string, adapt: (text: string) => string): Promise<void> {
  await mkdir(folder)
  for (const name of ['pgbackrest.conf', 'archiving.conf', 'pgbackrest.cron'])
    await writeFile(join(folder, name), adapt(await readFile(join(examples, name), 'utf8')))
}

async function makeCluster(
  folder: string,
  port: number,
  print: (line: string) => Promise<string>,
): Promise<void> {
  const account = await accountOf('postgres')
  for (const name of ['repository', 'log', 'lock', 'spool']) await mkdir(join(folder, name))
  for (const name of ['', 'repository', 'log', 'lock', 'spool'])
    await chown(join(folder, name), account.uid, account.gid)
  await print(
    `pg_createcluster 15 main --datadir=${folder}/data --socketdir=${folder} --port=${port} --logfile=${folder}/postgres.log --locale=C.UTF-8 -- --data-checksums`,
  )
  // Debian's PostgreSQL gets these variables and no others.
  const variables = Object.entries(pgbackrestSettings(folder, port)).map(
    ([name, value]) => `${name} = '${value}'\n`,
  )
  await appendFile(join(folder, 'etc/15/main/environment'), variables.join(''))
  await print('pg_ctlcluster 15 main start')
}

const runShell = (line: string, environment: Record<string, string>): Promise<Ended> =>
  new Promise(resolve => {
    const options = { cwd: '/', env: environment, timeout: maxCommandMs, maxBuffer: 10_000_000 }
    execFile('bash', ['--norc', '-c', line], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 255) : 0, output: stdout + stderr }),
    )
  })

/** PostgreSQL's processes, and those that it starts, work in the folder of its data. */
async function killAll(data: string): Promise<void> {
  for (;;) {
    const pids = await listProcessesIn(data)
    if (pids.length === 0) return
    for (const pid of pids) killProcess(pid)
    await sleep(20)
  }
}

/** It may have ended since it was listed. */
function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function listProcessesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const folders = await Promise.all(pids.map(pid => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((_, n) => folders[n] === folder).map(Number)
}
