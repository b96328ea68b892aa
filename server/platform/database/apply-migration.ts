import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { queryPatiently } from './advisory-lock.ts'
import { contractOf, recordOldestVersion } from './newer-schema.ts'

export type Migration = { name: string; sql: string; checksum: string }

/** While a migration waits for a lock, requests wait behind it, and they wait for 2 s at most. */
const lockTimeout = '1s'
const lockTries = 20
const pauseMs = 2_000

/**
 * `lock_not_available`, and `deadlock_detected`: a writer has a table that the migration needs, and waits for one that the migration has.
 */
const lockFailures = ['55P03', '40P01']

type Patience = {
  /** Called once, if a table is in use for longer than a migration may wait for it. */
  onBusy: () => void
  signal?: AbortSignal | undefined
}

/**
 * Applies a migration in its own transaction. If it does not get a lock within a second, it is rolled back so that requests can go on, and
 * tried again for a minute. Throws StartRefused.
 */
export async function applyMigration(
  client: ClientBase,
  migration: Migration,
  { onBusy, signal }: Patience,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyAlone(client, migration)
    } catch (error) {
      if (!isLockFailure(error)) throw error
      if (attempt === lockTries) throw refuseBusy(migration, error)
    }
    if (attempt === 1) onBusy()
    await sleep(pauseMs, undefined, { signal })
  }
}

async function applyAlone(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    await applyWithin(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Applies a migration in the caller's transaction, which has to be rolled back if this throws. */
export async function applyWithin(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await queryPatiently(client, sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    const oldest = contractOf(sql)
    if (oldest) await recordOldestVersion(client, oldest)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartRefused(`The migration ${name} failed and was rolled back: ${reason}.`, { cause })
  }
}

const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && lockFailures.includes((error.cause as { code?: string } | undefined)?.code ?? '')

const refuseBusy = ({ name }: Migration, cause: unknown) =>
  new StartRefused(
    `The migration ${name} was tried ${lockTries} times and each time met a table that something else has in use for longer than a second, such as a backup or a report. Nothing of it was kept; start again once that has ended.`,
    { cause },
  )
