import { sql } from 'kysely'
import type { importStates } from '#contract/import-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { nextNotification } from '../../notifications/next-notification.queries.ts'
import { isKnown } from './imported-recipes.queries.ts'

export type ImportState = (typeof importStates)[number]
type Own = { id: number; userId: number }

const batches = (db: Database) =>
  db.selectFrom('import_batches as b').select([
    'b.id',
    'b.user_id as userId',
    'b.file_name as fileName',
    'b.bytes',
    'b.format',
    'b.expected as expectedCount',
    'b.reason',
    'b.created_at as createdAt',
    'b.ended_at as endedAt',
    sql<ImportState>`b.state`.as('state'),
    sql<number>`(select count(*) from imported_recipes r where r.batch_id = b.id)`.as('readCount'),
    sql<number>`(select count(*) from imported_recipes r where r.batch_id = b.id and r.draft_id is not null)`.as(
      'draftCount',
    ),
    sql<number>`(select count(*) from imported_recipes r where r.batch_id = b.id and ${isKnown})`.as(
      'knownCount',
    ),
    sql<number>`(select count(*) from imported_recipes r
        where r.batch_id = b.id and r.draft_id is not null and cardinality(r.warnings) > 0)`.as(
      'warnedCount',
    ),
    sql<number>`(select count(*) from drafts d where d.batch_id = b.id and not d.is_changed)`.as(
      'unchangedCount',
    ),
  ])

export const listBatches = (db: Database, userId: number, limit: number) =>
  batches(db).where('b.user_id', '=', userId).orderBy('b.id', 'desc').limit(limit).execute()

export const findBatch = (db: Database, { id, userId }: Own) =>
  batches(db).where('b.id', '=', id).where('b.user_id', '=', userId).executeTakeFirst()

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

/** Reads whether the member has an open import, how many imports they began within a day, and how many bytes of all members wait. */
export const measureImports = (db: Database, userId: number) =>
  db
    .selectNoFrom([
      sql<boolean>`exists (select from import_batches where user_id = ${userId} and state in ('waiting', 'reading'))`.as(
        'isOpen',
      ),
      sql<number>`(select count(*) from import_batches where user_id = ${userId} and created_at > now() - interval '1 day')`.as(
        'today',
      ),
      sql<number>`(select coalesce(sum(bytes), 0) from import_batches where state in ('waiting', 'reading'))`.as(
        'allBytes',
      ),
    ])
    .executeTakeFirstOrThrow()

type NewBatch = {
  userId: number
  fileName: string
  bytes: number
  name: string
  parts: number
  expected: number
}

export async function insertBatch(db: Database, { userId, fileName, ...batch }: NewBatch): Promise<number> {
  const { id } = await db
    .insertInto('import_batches')
    .values({ user_id: userId, file_name: fileName, ...batch })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a batch as being read and returns it. Undefined if the batch has ended. */
export const startBatch = (db: Database, id: number) =>
  db
    .updateTable('import_batches')
    .set({ state: 'reading' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'reading'])
    .returning(['id', 'user_id as userId', 'file_name as fileName', 'name', 'parts', 'expected'])
    .executeTakeFirst()

export type OpenBatch = NonNullable<Awaited<ReturnType<typeof startBatch>>>

/** Locks a batch until the transaction ends, so that its state cannot change. Returns false if it is no longer being read. */
export async function holdReading(db: Database, id: number): Promise<boolean> {
  const held = await db
    .selectFrom('import_batches')
    .select('state')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held?.state === 'reading'
}

/**
 * Ends a batch that is in one of the states `from`; by default, one that has not ended. Returns the name and the number of its file's
 * parts, or undefined if the batch is in another state. Notifies the member, unless they ended it themselves.
 */
export const endBatch = (
  db: Database,
  id: number,
  {
    state,
    reason = '',
    from = ['waiting', 'reading'],
  }: { state: ImportState; reason?: string; from?: ImportState[] },
) =>
  db
    .updateTable('import_batches')
    .set({
      state,
      reason,
      ended_at: sql<Date>`coalesce(ended_at, now())`,
      notification_id: state === 'done' || state === 'failed' ? nextNotification : null,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(['name', 'parts'])
    .executeTakeFirst()

export const findParts = (db: Database, id: number) =>
  db
    .selectFrom('import_batches')
    .select(['name', 'parts'])
    .where('id', '=', id)
    .where('parts', '>', 0)
    .executeTakeFirst()

export const forgetParts = (db: Database, name: string) =>
  db.updateTable('import_batches').set({ parts: 0 }).where('name', '=', name).execute()

/** Lists the stored files of the batches that have ended, or of all batches of a member. */
export const listParts = (db: Database, whose: { userId: number } | 'ended', limit: number) =>
  db
    .selectFrom('import_batches')
    .select(['name', 'parts'])
    .where('parts', '>', 0)
    .$if(whose === 'ended', ended => ended.where('state', 'not in', ['waiting', 'reading']))
    .$if(whose !== 'ended', own => own.where('user_id', '=', whose === 'ended' ? 0 : whose.userId))
    .limit(limit)
    .execute()

/** Deletes the drafts of a batch that nobody has changed since the import. Returns the photos that they showed. */
export const deleteUnchangedDrafts = (db: Database, { id, userId }: Own) =>
  db
    .deleteFrom('drafts')
    .where('batch_id', '=', id)
    .where('author_id', '=', userId)
    .where('is_changed', '=', false)
    .returning(['image', 'chef_image as chefImage'])
    .execute()

/** Ends the batches that began more than `hours` ago, which are no longer read. */
export const endStaleBatches = (db: Database, hours: number, reason: string) =>
  db
    .updateTable('import_batches')
    .set({ state: 'failed', reason, ended_at: sql<Date>`now()`, notification_id: nextNotification })
    .where('state', 'in', ['waiting', 'reading'])
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .execute()

export const deleteOldBatches = (db: Database, days: number) =>
  db
    .deleteFrom('import_batches')
    .where('parts', '=', 0)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
