import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Upload = { key: string; ownerId: number; kind: 'avatar' | 'image'; bytes: number }

/** Shorter than the timeout of statements, so that a member who waits too long is told in time. */
const ownWritesWaitMs = 4_500

/**
 * Locks a member until the transaction ends, so that their files, quotas and saved recipes are written one after another. Writers wait
 * longer for this lock than for others, since each may hold it while writing files to a busy disk.
 */
export async function lockMember(db: Database, id: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ownWritesWaitMs)}, true)`.execute(db)
  await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Stores an upload's row. If it exists, its time becomes the current one, so that a deletion that waits for the row sees it as new. */
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

/** Finds an upload and locks its row until the transaction ends. */
export const findUploadForUpdate = (db: Database, key: string) =>
  db
    .selectFrom('uploads')
    .select(['owner_id as ownerId', 'kind', 'created_at as createdAt'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()

/** Returns those of these uploads that are stored, and prevents their deletion until the transaction ends. */
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
 * True if the upload is its owner's avatar, is shown in one of the owner's recipes, drafts or diary entries, or is kept because it was
 * reported. Other members' recipes do not keep an upload: its owner decides.
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

/** Lists the keys of all pictures of a member. Quotas limit their number. */
export async function listUploads(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('key').where('owner_id', '=', ownerId).execute()
  return rows.map(({ key }) => key)
}

/** Lists the keys of a member's photos that no recipe of theirs shows. Drafts may show them. */
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

/** Lists the keys of a member's unused photos, except the newest ones. */
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

/** Lists the keys of unused pictures that were stored more than `hours` ago. */
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

/** A row that shows a member's pictures. */
export type PictureUser = { table: 'recipes' | 'drafts' | 'cooks'; id: number }

/** Pictures that will be shown in addition, and the row that they replace. */
type NewlyShown = { keys: string[]; replaced?: PictureUser | undefined }

/** Returns the bytes of the member's pictures that their recipes, drafts and diary show or would show after a change. */
export async function measurePictureBytes(
  db: Database,
  ownerId: number,
  { keys, replaced }: NewlyShown = { keys: [] },
): Promise<number> {
  const ofOwner = (table: PictureUser['table']) =>
    sql`author_id = ${ownerId} and id is distinct from ${replaced?.table === table ? replaced.id : null}::bigint`
  const { bytes } = await db
    .selectFrom('uploads as u')
    .select(sql<number>`coalesce(sum(u.bytes), 0)`.as('bytes'))
    .where(
      // As an array, the addresses are read once. As a subquery with old statistics, they would be read again for each upload.
      sql<boolean>`u.owner_id = ${ownerId} and u.key = any(array(
        select upload_key(image) from recipes where ${ofOwner('recipes')}
        union all select upload_key(chef_image) from recipes where ${ofOwner('recipes')}
        union all select upload_key(image) from drafts where ${ofOwner('drafts')}
        union all select upload_key(chef_image) from drafts where ${ofOwner('drafts')}
        union all select photo_key from cooks where ${ofOwner('cooks')} and photo_key is not null
        union all select unnest(${keys}::text[])))`,
    )
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns those of these uploads that have a row. */
export async function findKnownUploads(db: Database, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('uploads').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Returns those of these names that belong to a member's ZIP, or to a file that waits to be imported. */
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

/** Returns those of these covers that a recipe has. */
export async function findKnownCovers(db: Database, coverKeys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recipes')
    .select('cover_key as key')
    .distinct()
    .where('cover_key', 'in', coverKeys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
