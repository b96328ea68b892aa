import { sql } from 'kysely'
import type { Comment } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'
import { formerCook } from '#texts/leaving.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import { findNoticesOf } from '../moderation/held-content.queries.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

const selectComments = (db: Database) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .leftJoin('departures as d', 'd.user_id', 'c.author_id')
    .select([
      'c.id',
      'c.content',
      'c.author_id as authorId',
      'u.display_name as author',
      sql<boolean>`${isFormerCook('u.email_key')} or d.user_id is not null`.as('isFormer'),
      'c.created_at as createdAt',
      'c.held',
    ])

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

/** Presents a comment. Its author is shown as a former cook from the day on which they ask to leave. */
const presentComment = (
  { author, isFormer, createdAt, held, ...row }: CommentRow,
  noticeId?: number,
): Comment => ({
  ...row,
  author: isFormer ? formerCook : (author ?? ''),
  ...(isFormer && { isFormer: true as const }),
  ...(held && { isHidden: true as const, ...(noticeId ? { noticeId } : { isWaiting: true as const }) }),
  createdAt: createdAt.toISOString(),
})

/** Lists the newest comments of a recipe, or the newest before one, in the order of writing. `older` is the next page's cursor. */
export async function listComments(
  db: Database,
  recipeId: number,
  { limit, before, viewerId }: { limit: number; before?: number | undefined; viewerId: number },
): Promise<{ comments: Comment[]; older: string | undefined }> {
  const rows = await selectComments(db)
    .where('c.recipe_id', '=', recipeId)
    // A hidden comment is shown only to its author, a removed one to nobody.
    .where(sql<boolean>`(c.held is null or c.held = 'hidden' and c.author_id = ${viewerId})`)
    .$if(before !== undefined, page => page.where('c.id', '<', before ?? 0))
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, idOf)
  const notices = await findNoticesOf(
    db,
    'comment',
    shown.flatMap(({ id, held }) => (held ? id : [])),
  )
  return {
    comments: shown.toReversed().map(row => presentComment(row, notices.get(row.id))),
    older: next,
  }
}

export async function findComment(db: Database, id: number): Promise<Comment | undefined> {
  const row = await selectComments(db).modifyFront(prepared).where('c.id', '=', id).executeTakeFirst()
  return row && presentComment(row)
}

/** Finds the author of a recipe. Undefined if there is no such listed recipe. */
export const findRecipeAuthor = (db: Database, recipeId: number) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select(['u.id', sql<string>`u.display_name`.as('name')])
    .where('r.id', '=', recipeId)
    .where(isListed('r'))
    .executeTakeFirst()

/** `mostOfMember` is how many comments one member may have on one recipe. */
export type NewComment = { recipeId: number; authorId: number; content: string; mostOfMember: number }

/**
 * Inserts a comment, notifies the recipe's author and returns the comment's id. The same text within ten seconds is a double submit and
 * returns the existing comment's id. Undefined if the recipe does not exist, or if its author or the member has blocked the other
 * (`blocks`). 0 if the member has reached the limit.
 */
export async function insertComment(
  db: Database,
  { recipeId, authorId, content, mostOfMember }: NewComment,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    ${prepared} select comment_on_recipe(${recipeId}, ${authorId}, ${content},
      ${mostOfMember}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}
