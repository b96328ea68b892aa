import { Client } from 'pg'
import { StartRefused } from '../../start/start-refused.ts'
import type { Connection } from './handle.ts'
import type { Settings } from './settings.ts'

const durabilitySettings = ['fsync', 'data_checksums', 'full_page_writes', 'synchronous_commit']

/** Checks the server's settings, and creates the application's role, without superuser rights, and its database. */
export async function prepareDatabase(
  superuserConnection: Connection,
  application: Connection,
  settings: Settings,
): Promise<void> {
  const client = new Client({ ...superuserConnection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // the query in flight rejects with the same error
  await client.connect()
  try {
    await refuseUnsafeSettings(client, settings)
    await makeRoleAndDatabase(client, application)
  } finally {
    await client.end()
  }
}

async function refuseUnsafeSettings(client: Client, settings: Settings): Promise<void> {
  const requiredSettings = durabilitySettings.filter(name => !(name in settings))
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1) and setting <> 'on' order by name`,
    [requiredSettings],
  )
  if (rows.length === 0) return
  const unsafe = rows.map(({ name, setting }) => `${name} is ${setting}`).join(', ')
  throw new StartRefused(
    `PostgreSQL would lose confirmed writes in a power cut: ${unsafe}. Remove that from postgresql.conf and ` +
      'postgresql.auto.conf in its folder; checksums are chosen when the folder is made.',
  )
}

async function makeRoleAndDatabase(client: Client, { user, password, database }: Connection): Promise<void> {
  const [role, name] = [client.escapeIdentifier(user), client.escapeIdentifier(database)]
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [user, database],
  )
  if (!rows[0]?.role) {
    await client.query(`create role ${role} login createdb password ${client.escapeLiteral(password)}`)
  }
  if (!rows[0]?.database) await client.query(`create database ${name} owner ${role}`)
}
