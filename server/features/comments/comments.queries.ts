import { sql } from 'kysely'
import type { Comment } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'

const selectComments = (db: Database) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .select([
      'c.id',
      'c.content',
      'c.author_id as authorId',
      'u.display_name as author',
      'c.created_at as createdAt',
    ])

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

const presentComment = ({ author, createdAt, ...row }: CommentRow): Comment => ({
  ...row,
  author: author ?? '',
  createdAt: createdAt.toISOString(),
})

export async function listComments(db: Database, recipeId: number): Promise<Comment[]> {
  const rows = await selectComments(db).where('c.recipe_id', '=', recipeId).orderBy('c.id').execute()
  return rows.map(presentComment)
}

export async function getComment(db: Database, id: number): Promise<Comment> {
  return presentComment(await selectComments(db).where('c.id', '=', id).executeTakeFirstOrThrow())
}

type NewComment = { recipeId: number; authorId: number; content: string }

/** The id of the same words by the same member on the same recipe within the last ten seconds: a button pressed twice. */
export async function findRepeated(
  db: Database,
  { recipeId, authorId, content }: NewComment,
): Promise<number | undefined> {
  const repeated = await db
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', authorId)
    .where('recipe_id', '=', recipeId)
    .where('content', '=', content)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '10 seconds'`)
    .executeTakeFirst()
  return repeated?.id
}

/** Lets one member's comments on one recipe pass one at a time, until the transaction ends. */
export async function queueUp(db: Database, { recipeId, authorId }: NewComment): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${recipeId} ${authorId}`}, 0))`.execute(
    db,
  )
}

export async function insertComment(
  db: Database,
  { recipeId, authorId, content }: NewComment,
): Promise<number> {
  const { id } = await db
    .insertInto('comments')
    .values({ recipe_id: recipeId, author_id: authorId, content })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
