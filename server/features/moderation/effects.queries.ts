import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { noSuchVersion } from '#texts/moderation.ts'
import { lockRecipe } from '../recipe-access/recipe-access.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'

export type Target = { kind: ReportedKind; targetId: number; memberId: number | null }
/** What was taken out of a recipe or a profile, by column, so that it can be restored. */
export type Before = Record<string, string | null>

/** The state that a decision gives a thing. */
export const heldAs = { hide: 'hidden', remove: 'removed' } as const

/** A condition that a comment is not removed. A removed comment can come back, but until then it counts as deleted. */
export const isThere = sql<boolean>`held is distinct from ${sql.lit(heldAs.remove)}`

/** Locks the thing. Call it before locking the case, because changes of the thing lock in this order too. */
export async function lockTarget(trx: Database, { kind, targetId, memberId }: Target): Promise<void> {
  if (memberId !== null)
    await trx.selectFrom('users').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  if (kind === 'recipe' || kind === 'photo')
    await trx.selectFrom('recipes').select('id').where('id', '=', targetId).forUpdate().execute()
  if (kind === 'comment') {
    const comments = trx.selectFrom('comments').where('id', '=', targetId)
    const comment = await comments.select('recipe_id as recipeId').executeTakeFirst()
    // The recipe's counters count the comment.
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

/** Takes the thing out of sight. Returns what it took out of a recipe or a profile. */
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

/** The value that the member has set in the meantime, or else the one that was taken out. */
export const orTaken = (column: string, taken: string | null | undefined) =>
  sql<string>`coalesce(nullif(${sql.ref(column)}, ''), ${taken ?? ''})`

/** The same for a profile's picture, if its file still exists. */
export const avatarOrTaken = (taken: string | null | undefined) =>
  sql<string | null>`coalesce(avatar_key, (select key from uploads where key = ${taken ?? null}))`

/** Brings the thing back. Keeps what its member has put in its place. */
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

/** Hides an earlier version of a recipe. Refuses a number that no earlier version has, and a version that is hidden already. */
export async function hideVersion(trx: Database, recipeId: number, number: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('recipe_versions')
    .set({ is_hidden: true })
    .where('recipe_id', '=', recipeId)
    .where('number', '=', number)
    .where('is_hidden', '=', false)
    .where(sql<boolean>`number < (select version from recipes where id = ${recipeId})`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('invalid_request', noSuchVersion, { fields: { version: noSuchVersion } })
}

/** Shows a hidden version again. Does nothing if the version is no longer kept. */
export async function showVersion(trx: Database, recipeId: number, number: number): Promise<void> {
  await trx
    .updateTable('recipe_versions')
    .set({ is_hidden: false })
    .where('recipe_id', '=', recipeId)
    .where('number', '=', number)
    .execute()
}

/** Publishes what waited for a moderator, so that others see it. Notifies the recipe's author of a comment. */
export async function publishHeld(trx: Database, jobs: Jobs, target: Target): Promise<void> {
  await unhold(trx, target, null)
  if (target.kind === 'recipe') await requestReindexing(jobs, trx)
  if (target.kind === 'comment')
    await sql`select add_notification(r.author_id, c.author_id, 'comment', r.id, c.id)
      from comments c join recipes r on r.id = c.recipe_id where c.id = ${target.targetId}`.execute(trx)
}

export async function updateRestrictions(trx: Database, memberId: number): Promise<void> {
  await sql`select update_restrictions(${memberId})`.execute(trx)
}

/**
 * Deletes what was removed more than `days` ago and cannot be restored any more: recipes, comments, the words and the photo of a cook, and
 * what was taken out of a recipe or a profile, with the picture of the kept copy.
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

/** Clears the words and photos of removed cooks. An addition consists only of words and goes; which lines were changed, and how, stays. */
async function clearRemovedCooks(db: Database, days: number): Promise<void> {
  await sql`with cleared as (
      select t.id, coalesce((select jsonb_agg(one || '{"what": ""}') from jsonb_array_elements(t.changes) one
        where one->>'verb' <> 'added'), '[]') as changes
      from cooks t, moderation_cases c, moderation_actions a where ${isRemovedSince('cook', days)})
    update cooks k set note = '', photo_key = null, changes = n.changes, text_bytes = octet_length(n.changes::text), held = null
    from cleared n where k.id = n.id`.execute(db)
}

/** Forgets removed pictures. Nothing shows the files any more, so the sweep of pictures deletes them. */
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
