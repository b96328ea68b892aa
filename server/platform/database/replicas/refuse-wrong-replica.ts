import { Client, type PoolConfig } from 'pg'
import { StartRefused } from '../../start/start-refused.ts'
import { endClient } from '../connect.ts'
import { nameOf } from './replica.ts'

type Identity = { database: string; system: string | undefined }

const timeoutMs = 3_000

/**
 * Throws StartRefused if one of these is certainly no replica of the primary: its server is another one's copy, its database another
 * one, or it refuses the user. One that does not answer, is behind, or takes writes itself may be so after a failure of any kind, and
 * is only left out.
 */
export async function refuseWrongReplicas(primary: PoolConfig, replicas: PoolConfig[]): Promise<void> {
  const wanted = await findIdentity(primary).catch(() => undefined)
  if (!wanted) return
  await Promise.all(replicas.map(replica => refuseWrongReplica(replica, wanted)))
}

async function refuseWrongReplica(replica: PoolConfig, wanted: Identity): Promise<void> {
  const refuse = (sentence: string): never => {
    throw new StartRefused(`DATABASE_REPLICA_URLS: ${nameOf(replica)} ${sentence}`)
  }
  const found = await findIdentity(replica).catch(error => {
    const { code = '' } = error as { code?: string }
    if (code.startsWith('28')) refuse('refused the user or the password. Correct them in its address.')
    if (code === '3D000') refuse('has no database of that name. Name the one of DATABASE_URL.')
    return undefined
  })
  if (!found) return
  if (found.system && wanted.system && found.system !== wanted.system)
    refuse(
      'is no replica of the server in DATABASE_URL: its data come from another one. Name a streaming replica, or leave the address out.',
    )
  if (found.database !== wanted.database)
    refuse('was asked for another database than DATABASE_URL names. Name the same one.')
}

async function findIdentity(connection: PoolConfig): Promise<Identity> {
  const client = new Client({ ...connection, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ database: string }>('select current_database() as database')
    // Some hosts do not let their customers ask.
    const asked = await client
      .query<{ system: string }>('select system_identifier::text as system from pg_control_system()')
      .catch(() => undefined)
    return { database: rows[0]?.database ?? '', system: asked?.rows[0]?.system }
  } finally {
    await endClient(client)
  }
}
