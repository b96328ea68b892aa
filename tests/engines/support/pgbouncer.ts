import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { canConnect } from './can-connect.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { accountOf, requirePrograms, startProgram } from './program.ts'

const example = join(import.meta.dirname, '../../../docs/deployment/pgbouncer.ini')

/** PostgreSQL 15 behind PgBouncer as docs/deployment has it, for every database. */
export async function startPgbouncer(
  mode: 'session' | 'transaction' = 'session',
): Promise<{ connection: PoolConfig; stop(): Promise<void> }> {
  await requirePrograms({ pgbouncer: 'pgbouncer' })
  const postgres = await startDebianPostgres()
  const account = await accountOf('postgres')
  const folder = await mkdtemp(join(tmpdir(), 'mezani-pgbouncer-'))
  const [configuration, users] = ['pgbouncer.ini', 'userlist.txt'].map(name => join(folder, name))
  const port = await findFreePort()
  const text = (await readFile(example, 'utf8'))
    .replace(/^mezani = .*$/m, `* = host=127.0.0.1 port=${postgres.connection.port}`)
    .replace('/etc/pgbouncer/userlist.txt', users ?? '')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('pool_mode = session', `pool_mode = ${mode}`)
  await writeFile(configuration ?? '', text)
  await writeFile(users ?? '', `"${postgres.connection.user}" "${postgres.connection.password}"\n`)
  for (const path of [folder, configuration, users]) await chown(path ?? '', account.uid, account.gid)
  const connection = { ...postgres.connection, port }
  const pgbouncer = await startProgram(['pgbouncer', configuration ?? ''], {
    account,
    isReady: () => canConnect(connection),
  })
  return {
    connection,
    stop: async () => {
      await pgbouncer.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
