import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { tryAdvisoryLock } from '../database/advisory-lock.ts'
import { findAuditOwnership, protectAuditLog, releaseAuditLog, roleOf } from '../database/audit-owner.ts'
import { refuseNonUtf8Locale } from '../database/open.ts'
import type { FileStore } from '../files/store.ts'
import { failedMails } from '../mail/failed-mails.jobs.ts'
import { readArchive } from './archive-reader.ts'
import type { SiteStorage } from './backup.ts'
import { dropIndexes, dropOurs, findMigrations, hasTables, refuseOthers } from './catalog.queries.ts'
import type { CheckedArchive } from './check-archive.ts'
import { withConnection } from './connect.ts'
import { createSchema, importSequences, migrateWithin, openTableImport } from './import-database.ts'
import { deleteJobs, importJobs, prepareQueues } from './pending-jobs.queries.ts'
import { deleteOtherPictures, importPicture } from './pictures.ts'
import { BackupRefused } from './refused.ts'

export type RestoreOptions = {
  /** Whether the content of the target may be replaced. */
  isReplacing: boolean
  /** False leaves the schema at the backup's level, so that it can be compared. */
  isMigrating: boolean
}

/**
 * Restores a checked archive into a database that nobody uses. The whole database changes in one transaction, so anything that ends this
 * early leaves what was there. Pictures are stored before the commit, beside the existing ones. Their names are hashes, so none replaces
 * another. Throws BackupRefused.
 */
export async function restoreArchive(
  { connection, owner, files }: SiteStorage,
  archive: CheckedArchive,
  options: RestoreOptions,
): Promise<void> {
  const role = await withConnection(connection, async client => {
    await refuseTarget(client, options)
    if (!owner) await refuseProtectedLog(client)
    return roleOf(client)
  })
  // Waiting mails name the queue to which they go when they have failed for good. Older archives list that queue only if a mail was in it.
  if (archive.queues) await prepareQueues(connection, [...new Set([...archive.queues, failedMails])])
  const keys = await withConnection(owner ?? connection, async client => {
    const asOwner = async (change: typeof protectAuditLog) => {
      if (!owner) return
      await client.query('reset role')
      await change(client, role)
      await becomeRole(client, role)
    }
    await becomeRole(client, role)
    // From here on, a Mezani that starts waits for the lock that this takes.
    await refuseTarget(client, options)
    await client.query('begin')
    if (await findAuditOwnership(client)) await asOwner(releaseAuditLog)
    if (await findMigrations(client)) await dropOurs(client)
    await createSchema(client, archive.header.migrations)
    await refuseNonUtf8Locale(client)
    await deleteJobs(client)
    await client.query("set local maintenance_work_mem = '256MB'")
    const indexes = await dropIndexes(client)
    const imported = await importParts(client, files, archive)
    for (const definition of indexes) await client.query(definition)
    if (options.isMigrating) await migrateWithin(client, archive.header.migrations)
    if (await findAuditOwnership(client)) await asOwner(protectAuditLog)
    await client.query('commit')
    await client.query('analyze')
    return imported
  })
  if (options.isReplacing) await deleteOtherPictures(files, keys)
}

/** What is restored must belong to the site's own role, whichever role restores it. */
const becomeRole = (client: Client, role: string) => client.query(`set role ${client.escapeIdentifier(role)}`)

async function refuseProtectedLog(client: Client): Promise<void> {
  const found = await findAuditOwnership(client)
  if (!found?.isProtected) return
  throw new BackupRefused(
    `The audit log of this database belongs to the role ${found.owner}, which is not to be replaced by another. Name an empty database, or that owner in AUDIT_OWNER_URL; nothing was changed.`,
  )
}

/**
 * Reads the archive a second time. If it has changed since it was checked, this throws, which ends the transaction. Returns the keys of its
 * pictures.
 */
async function importParts(client: Client, files: FileStore, archive: CheckedArchive): Promise<Set<string>> {
  const keys = new Set<string>()
  const importTable = await openTableImport(client)
  const { sha256 } = await readArchive(archive.path, archive.key, async (head, content) => {
    if (head.kind === 'table') return importTable(head, content)
    if (head.kind === 'jobs') return importJobs(client, head, content)
    if (head.kind === 'sequences') return importSequences(client, content)
    keys.add(head.key)
    return importPicture(files, head.key, content)
  })
  if (sha256 === archive.sha256) return keys
  throw new BackupRefused(`${archive.path} was changed while it was read. Nothing was changed.`)
}

async function refuseTarget(client: Client, { isReplacing }: RestoreOptions): Promise<void> {
  await refuseOthersPatiently(client)
  if (!(await hasTables(client))) return
  if (!(await findMigrations(client)))
    throw new BackupRefused(
      'This database has tables, but none of Mezani. Name one that is empty; nothing was changed.',
    )
  if (isReplacing) return
  throw new BackupRefused(
    'There is a Mezani in this database already. Name an empty database or DATA_DIR, or add --replace to replace all that it has; nothing was changed.',
  )
}

const endOfConnectionsMs = 5_000

/** Waits a moment, because a Mezani or a restore that has just ended may still have connections, and with them the lock. */
async function refuseOthersPatiently(client: Client): Promise<void> {
  const deadline = performance.now() + endOfConnectionsMs
  let isLocked = false
  for (;;) {
    try {
      isLocked ||= await tryAdvisoryLock(client, 'migration')
      await refuseOthers(client)
      if (isLocked) return
      throw new BackupRefused('A Mezani is starting on this database. Stop it; nothing was changed.')
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}
