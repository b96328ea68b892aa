import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Upload = { key: string; ownerId: number; kind: 'avatar' | 'image'; bytes: number }

/** Below the timeout of statements, so that who waits too long is told in time. */
const ownWritesWaitMs = 4_500

/**
 * Keeps what stores files, quotas and saved recipes of one member in order, until the transaction ends. They wait longer for
 * each other than for other locks, since each may hold this one while it writes files to a busy disk.
 */
export async function lockMember(db: Database, id: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ownWritesWaitMs)}, true)`.execute(db)
  await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** One that was uploaded before is as new: a deletion that waits for its row finds it so. */
export async function upsertUpload(db: Database, { key, ownerId, kind, bytes }: Upload): Promise<void> {
  const created_at = sql<Date>`clock_timestamp()`
  await db
    .insertInto('uploads')
    .values({ key, owner_id: ownerId, kind, bytes, created_at })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ bytes, created_at }))
    .execute()
}

export async function deleteUpload(db: Database, key: string): Promise<void> {
  await db.deleteFrom('uploads').where('key', '=', key).execute()
}

/** An upload, whose row stays locked until the transaction ends. */
export const findUploadForUpdate = (db: Database, key: string) =>
  db
    .selectFrom('uploads')
    .select(['owner_id as ownerId', 'kind', 'created_at as createdAt'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()

/** Those of these uploads that are stored; none of them is deleted before the transaction ends. */
export async function holdUploads(db: Database, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', 'in', keys)
    .orderBy('key')
    .forKeyShare()
    .execute()
  return rows.map(({ key }) => key)
}

/** Sets the picture and returns the previous one's key. */
export async function replaceAvatarKey(db: Database, ownerId: number, key: string): Promise<string | null> {
  const before = await findAvatarKey(db, ownerId)
  await db.updateTable('users').set({ avatar_key: key }).where('id', '=', ownerId).execute()
  return before
}

export async function findAvatarKey(db: Database, ownerId: number): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('avatar_key as key')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return user?.key ?? null
}

const isInRecipe = sql<boolean>`(
  exists (select from recipes r where r.author_id = u.owner_id and upload_key(r.image) = u.key)
  or exists (select from recipes r where r.author_id = u.owner_id and upload_key(r.chef_image) = u.key)
)`

/**
 * Whether it is its owner's avatar, in a recipe, a draft or the diary of theirs, or kept because it was reported. What others show of it does
 * not keep it: its owner decides.
 */
const isUsed = sql<boolean>`(
  exists (select from users a where a.id = u.owner_id and a.avatar_key = u.key)
  or ${isInRecipe}
  or exists (select from drafts d where d.author_id = u.owner_id and upload_key(d.image) = u.key)
  or exists (select from drafts d where d.author_id = u.owner_id and upload_key(d.chef_image) = u.key)
  or exists (select from cooks k where k.author_id = u.owner_id and k.photo_key = u.key)
  or exists (select from moderation_cases c where c.kept_upload = u.key)
)`

export async function isUploadUsed(db: Database, key: string): Promise<boolean> {
  const upload = await db
    .selectFrom('uploads as u')
    .select(isUsed.as('isUsed'))
    .where('key', '=', key)
    .executeTakeFirst()
  return upload?.isUsed ?? false
}

/** The keys of all pictures of a member; limits bound their number. */
export async function listUploads(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('key').where('owner_id', '=', ownerId).execute()
  return rows.map(({ key }) => key)
}

/** The keys of a member's photos that no recipe shows; drafts may. */
export async function listOutsideRecipes(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads as u')
    .select('u.key')
    .where('u.owner_id', '=', ownerId)
    .where('u.kind', '=', 'image')
    .where(sql<boolean>`not ${isInRecipe}`)
    .orderBy('u.key')
    .execute()
  return rows.map(({ key }) => key)
}

/** The keys of a member's pictures that neither recipe, draft nor diary shows, but for the newest ones. */
export async function listUnusedBeyond(db: Database, ownerId: number, newest: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads as u')
    .select('u.key')
    .where('u.owner_id', '=', ownerId)
    .where('u.kind', '=', 'image')
    .where(sql<boolean>`not ${isUsed}`)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.key')
    .offset(newest)
    .execute()
  return rows.map(({ key }) => key)
}

/** The keys of pictures that nobody uses and that were stored longer ago. */
export async function listUnused(db: Database, hours: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads as u')
    .select('u.key')
    .where('u.created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .where(sql<boolean>`not ${isUsed}`)
    .orderBy('u.key')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** What shows a member's pictures: a row of one of these tables. */
export type PictureUser = { table: 'recipes' | 'drafts' | 'cooks'; id: number }

/** What else is shown, and in whose place. */
type NewlyShown = { keys: string[]; replaced?: PictureUser | undefined }

/** Number and bytes of the member's pictures that their recipes, drafts and diary show, or would show. */
export async function measureUsedPictures(
  db: Database,
  ownerId: number,
  { keys, replaced }: NewlyShown = { keys: [] },
): Promise<{ count: number; bytes: number }> {
  const ofOwner = (table: PictureUser['table']) =>
    sql`author_id = ${ownerId} and id is distinct from ${replaced?.table === table ? replaced.id : null}::bigint`
  return db
    .selectFrom('uploads as u')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(u.bytes), 0)`.as('bytes'),
    ])
    .where(
      // As an array the addresses are read once; as a subquery, where statistics are old, again for each upload.
      sql<boolean>`u.owner_id = ${ownerId} and u.key = any(array(
        select upload_key(image) from recipes where ${ofOwner('recipes')}
        union all select upload_key(chef_image) from recipes where ${ofOwner('recipes')}
        union all select upload_key(image) from drafts where ${ofOwner('drafts')}
        union all select upload_key(chef_image) from drafts where ${ofOwner('drafts')}
        union all select photo_key from cooks where ${ofOwner('cooks')} and photo_key is not null
        union all select unnest(${keys}::text[])))`,
    )
    .executeTakeFirstOrThrow()
}

/** Those of these uploads that have a row. */
export async function findKnownUploads(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Those of these names that are of a member's ZIP, or of a file that waits to be imported. */
export async function findKnownParts(db: Database, names: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('exports')
    .select('name')
    .where('name', 'in', names)
    .unionAll(
      db.selectFrom('import_batches').select('name').where('name', 'in', names).where('parts', '>', 0),
    )
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Those of these covers that a recipe has. */
export async function findKnownCovers(db: Database, coverKeys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recipes')
    .select('cover_key as key')
    .distinct()
    .where('cover_key', 'in', coverKeys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
