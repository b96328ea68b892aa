import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type PoolConfig } from 'pg'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { accountOf, canConnect, requirePrograms, startProgram } from './program.ts'

/** Debian's PostgreSQL, the oldest version that Mezani supports. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'
const address = '127.0.0.1'
const password = 'matrix'

/** The data is only needed during the run. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  unix_socket_directories: '',
}

/** Starts PostgreSQL 15 with a role for Mezani, which may create databases. */
export async function startDebianPostgres(): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  await requirePrograms({ [`${postgresPrograms}/postgres`]: 'postgresql-15' })
  const account = await accountOf('postgres')
  const folder = await mkdtemp(join(tmpdir(), 'mezani-postgres-'))
  await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(
    `${postgresPrograms}/initdb`,
    ['-D', data, '--username=postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    { cwd: '/', ...account },
  )
  await writeFile(
    join(data, 'pg_hba.conf'),
    `host all postgres ${address}/32 trust\nhost all all ${address}/32 scram-sha-256\n`,
  )
  const port = await findFreePort()
  const superuser = { host: address, port, user: 'postgres', database: 'postgres' }
  const program = await startProgram(
    [
      `${postgresPrograms}/postgres`,
      ...['-D', data, '-p', String(port)],
      ...Object.entries({ ...settings, listen_addresses: address }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
    { account, isReady: () => canConnect(superuser) },
  )
  await createRole(superuser)
  return {
    connection: { ...superuser, user: 'mezani', password, database: 'mezani' },
    stop: async () => {
      await program.stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createRole(superuser: PoolConfig): Promise<void> {
  const client = new Client(superuser)
  await client.connect()
  await client.query(`create role mezani login createdb password '${password}'`)
  await client.query('create database mezani owner mezani')
  await client.end()
}
