import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind } from '#contract/decisions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lockRecipe } from '../recipe-access/recipe-access.queries.ts'

export type Target = { kind: ReportedKind; targetId: number; memberId: number | null }
/** What was taken out, so that it can come back. */
export type Before = Record<string, string | null>

/** What each makes of a thing. */
export const heldAs = { hide: 'hidden', remove: 'removed' } as const

/** Of comments: a removed one can still be shown again, and is nowhere until then. */
export const isThere = sql<boolean>`held is distinct from ${sql.lit(heldAs.remove)}`

/** Locks the thing before the case, as whoever changes it does. */
export async function lockTarget(trx: Database, { kind, targetId, memberId }: Target): Promise<void> {
  if (memberId !== null)
    await trx.selectFrom('users').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  if (kind === 'recipe' || kind === 'photo')
    await trx.selectFrom('recipes').select('id').where('id', '=', targetId).forUpdate().execute()
  if (kind === 'comment') {
    const comments = trx.selectFrom('comments').where('id', '=', targetId)
    const comment = await comments.select('recipe_id as recipeId').executeTakeFirst()
    // The recipe counts it.
    if (comment) await lockRecipe(trx, comment.recipeId)
    await comments.select('id').forUpdate().execute()
  }
  if (kind === 'cook')
    await trx.selectFrom('cooks').select('id').where('id', '=', targetId).forUpdate().execute()
}

export async function isCommentThere(trx: Database, id: number): Promise<boolean> {
  const comment = await trx
    .selectFrom('comments')
    .select('id')
    .where('id', '=', id)
    .where(isThere)
    .executeTakeFirst()
  return comment !== undefined
}

/** Takes the thing out of sight. Of a photo and a profile it returns what it took out. */
export async function hold(
  trx: Database,
  { kind, targetId }: Target,
  action: 'hide' | 'remove',
): Promise<Before | null> {
  switch (kind) {
    case 'recipe':
      await sql`select hold_recipe(${targetId}, ${heldAs[action]})`.execute(trx)
      return null
    case 'comment':
      await trx.updateTable('comments').set({ held: heldAs[action] }).where('id', '=', targetId).execute()
      return null
    case 'cook':
      await trx.updateTable('cooks').set({ held: heldAs[action] }).where('id', '=', targetId).execute()
      return null
    case 'photo':
      return takePhoto(trx, targetId)
    case 'profile':
      return takeProfile(trx, targetId)
  }
}

async function takePhoto(trx: Database, recipeId: number): Promise<Before> {
  const before = await trx.selectFrom('recipes').select('image').where('id', '=', recipeId).executeTakeFirst()
  await trx.updateTable('recipes').set({ image: '' }).where('id', '=', recipeId).execute()
  return before ?? {}
}

async function takeProfile(trx: Database, userId: number): Promise<Before> {
  const before = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'title', 'about_me', 'avatar_key'])
    .where('id', '=', userId)
    .executeTakeFirst()
  await trx
    .updateTable('users')
    .set({ first_name: '', last_name: '', title: '', about_me: '', avatar_key: null })
    .where('id', '=', userId)
    .execute()
  return before ?? {}
}

/** What its member has put in place of what was taken out, or else that. */
export const orTaken = (column: string, taken: string | null | undefined) =>
  sql<string>`coalesce(nullif(${sql.ref(column)}, ''), ${taken ?? ''})`

/** The same of a profile's picture, as long as its file is there. */
export const avatarOrTaken = (taken: string | null | undefined) =>
  sql<string | null>`coalesce(avatar_key, (select key from uploads where key = ${taken ?? null}))`

/** Brings it back; what its member has put in its place stays. */
export async function unhold(
  trx: Database,
  { kind, targetId }: Target,
  before: Before | null,
): Promise<void> {
  switch (kind) {
    case 'recipe':
      await sql`select release_recipe(${targetId})`.execute(trx)
      return
    case 'comment':
      await trx.updateTable('comments').set({ held: null }).where('id', '=', targetId).execute()
      return
    case 'cook':
      await trx.updateTable('cooks').set({ held: null }).where('id', '=', targetId).execute()
      return
    case 'photo':
      await trx
        .updateTable('recipes')
        .set({ image: before?.image ?? '' })
        .where('id', '=', targetId)
        .where('image', '=', '')
        .execute()
      return
    case 'profile':
      await trx
        .updateTable('users')
        .set({
          first_name: orTaken('first_name', before?.first_name),
          last_name: orTaken('last_name', before?.last_name),
          title: orTaken('title', before?.title),
          about_me: orTaken('about_me', before?.about_me),
          avatar_key: avatarOrTaken(before?.avatar_key),
        })
        .where('id', '=', targetId)
        .execute()
  }
}

export const isHolding = (kind: ActionKind): kind is 'hide' | 'remove' => kind === 'hide' || kind === 'remove'
export const isRestriction = (kind: ActionKind): kind is 'limit' | 'suspend' =>
  kind === 'limit' || kind === 'suspend'

export async function updateRestrictions(trx: Database, memberId: number): Promise<void> {
  await sql`select update_restrictions(${memberId})`.execute(trx)
}

/**
 * Recipes and comments; of cooks their member's own words and the photo; and of what was taken out of a recipe or a profile the picture
 * and the words, with the kept copy's picture.
 */
export async function deleteRemoved(db: Database, days: number): Promise<void> {
  await deleteRemovedPictures(db, days)
  for (const kind of ['recipe', 'comment'] as const)
    await sql`delete from ${sql.table(`${kind}s`)} t using moderation_cases c, moderation_actions a
      where ${isRemovedSince(kind, days)}`.execute(db)
  await clearRemovedCooks(db, days)
}

const isRemovedSince = (
  kind: 'recipe' | 'comment' | 'cook',
  days: number,
) => sql`t.held = 'removed' and c.kind = ${kind}
  and c.target_id = t.id and a.case_id = c.id and a.kind = 'remove' and a.undone_at is null and c.waits_since is null
  and a.decided_at < now() - make_interval(days => ${days})`

/** What was added is nothing but words; which lines were changed in which way stays. */
async function clearRemovedCooks(db: Database, days: number): Promise<void> {
  await sql`with cleared as (
      select t.id, coalesce((select jsonb_agg(one || '{"what": ""}') from jsonb_array_elements(t.changes) one
        where one->>'verb' <> 'added'), '[]') as changes
      from cooks t, moderation_cases c, moderation_actions a where ${isRemovedSince('cook', days)})
    update cooks k set note = '', photo_key = null, changes = n.changes, text_bytes = octet_length(n.changes::text), held = null
    from cleared n where k.id = n.id`.execute(db)
}

/** The file goes with the others that nothing shows. */
async function deleteRemovedPictures(db: Database, days: number): Promise<void> {
  await sql`with gone as (
      select a.id, a.case_id from moderation_actions a join moderation_cases c on c.id = a.case_id
      where a.kind = 'remove' and a.undone_at is null and c.waits_since is null
        and (a.before is not null or c.kept_upload is not null)
        and a.decided_at < now() - make_interval(days => ${days})),
    cleared as (update moderation_actions set before = null where id in (select id from gone))
    update moderation_cases set kept_upload = null, kept = case when kept_upload is null then kept else kept - 'image' end
    where id in (select case_id from gone)`.execute(db)
}
