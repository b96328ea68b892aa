import { sql } from 'kysely'
import { skeletonOf } from '#contract/names.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { hashPassword, unknownPasswordHash } from '#server/platform/secrets/passwords.ts'
import { addBookmark } from '../features/bookmarks/bookmarks.queries.ts'
import { insertComment } from '../features/comments/comments.queries.ts'
import { requestCover } from '../features/media/media.jobs.ts'
import { setRating } from '../features/recipes/ratings/ratings.queries.ts'
import { insertRecipe } from '../features/recipes/recipes.queries.ts'
import { indexRecipe } from '../features/recipes/search/search.ts'
import { loadSample, type SampleCook, type SampleRecipe } from './sample.ts'

/** The cook whose account the operator can use. */
const accountUsername = 'wanjiru'
const addressOf = (username: string): string => `${username}@mezani.example`
export const sampleAccountAddress = addressOf(accountUsername)

type StoredCook = { id: number; name: string }
type CookOf = (username: string) => StoredCook
type StoredRecipe = { id: number; coverKey: string }

/**
 * Fills an empty database with the sample cooks, recipes, ratings and comments, all or nothing. Returns false if there are members or
 * recipes already. One cook can sign in with the given password; the others have no known password.
 */
export const seedSample = (services: { db: Database; jobs: Jobs }, password: string): Promise<boolean> =>
  runTransaction(services.db, async trx => {
    if (await isUsed(trx)) return false
    const { cooks, recipes } = await loadSample()
    const [accountHash, unknownHash] = await Promise.all([hashPassword(password), unknownPasswordHash()])
    const cookOf = await insertCooks(trx, cooks, username =>
      username === accountUsername ? accountHash : unknownHash,
    )
    const newestFirst: StoredRecipe[] = []
    for (const recipe of recipes.toReversed())
      newestFirst.unshift(await insertWithActivity(trx, recipe, cookOf))
    await insertFollows(trx, cooks, cookOf)
    await spreadOverTime(trx)
    for (const recipe of newestFirst) await requestCover(services.jobs, trx, recipe)
    return true
  })

async function isUsed(db: Database): Promise<boolean> {
  await sql`lock table users in share row exclusive mode`.execute(db)
  const { rows } = await sql<{
    used: boolean
  }>`select exists (select from users) or exists (select from recipes) as used`.execute(db)
  return rows[0]?.used ?? true
}

async function insertCooks(
  db: Database,
  cooks: readonly SampleCook[],
  hashOf: (username: string) => string,
): Promise<CookOf> {
  const rows = await db
    .insertInto('users')
    .values(
      cooks.map(({ username, firstName, lastName, title, aboutMe }) => ({
        email: addressOf(username),
        email_key: addressOf(username),
        username,
        username_key: username,
        username_skeleton: skeletonOf(username),
        first_name: firstName,
        last_name: lastName,
        title,
        about_me: aboutMe,
        password_hash: hashOf(username),
        email_verified_at: new Date(),
      })),
    )
    .returning(['id', 'username', 'display_name as name'])
    .execute()
  const stored = new Map(rows.map(row => [row.username, row]))
  return username => {
    const cook = stored.get(username)
    if (!cook) throw new Error(`The sample has no cook ${username}.`)
    return cook
  }
}

/** Inserts the recipe, and what the sample cooks did with it. */
async function insertWithActivity(db: Database, sample: SampleRecipe, cookOf: CookOf): Promise<StoredRecipe> {
  const author = cookOf(sample.cook)
  const recipe = { ...sample, chefName: author.name }
  const stored = await insertRecipe(db, author.id, recipe)
  const recipeId = stored.id
  await indexRecipe(db, { ...recipe, id: recipeId })
  for (const [cook, stars] of Object.entries(sample.ratings))
    await setRating(db, recipeId, cookOf(cook).id, stars)
  // A cook has one comment on a recipe, whatever number the operator allows members.
  for (const [cook, content] of Object.entries(sample.comments))
    await insertComment(db, { recipeId, authorId: cookOf(cook).id, content, mostOfMember: 1 })
  for (const cook of sample.bookmarkedBy) await addBookmark(db, cookOf(cook).id, recipeId)
  return stored
}

/** Each cook follows the three after them in the list. */
async function insertFollows(db: Database, cooks: readonly SampleCook[], cookOf: CookOf): Promise<void> {
  const ids = cooks.map(({ username }) => cookOf(username).id)
  const follows = ids.flatMap((follower, index) =>
    [1, 2, 3].map(offset => ({
      follower_id: follower,
      followed_id: ids[(index + offset) % ids.length] ?? follower,
    })),
  )
  await db.insertInto('follows').values(follows).execute()
}

/** Dates everything as on a site in use: a recipe every nine hours, and what was done with it in the hours after. No cook is new. */
async function spreadOverTime(db: Database): Promise<void> {
  await sql`
    update recipes set created_at = dated.at, updated_at = dated.at
    from (select id, now() - interval '9 hours' * row_number() over (order by id desc) as at from recipes) as dated
    where recipes.id = dated.id`.execute(db)
  await sql`update users set created_at = (select min(created_at) - interval '1 day' from recipes)`.execute(
    db,
  )
  for (const table of [sql.table('comments'), sql.table('notifications')])
    await sql`
      update ${table} set created_at = least(now(), dated.at)
      from (
        select t.id, r.created_at + interval '5 hours' * row_number() over (partition by r.id order by t.id) as at
        from ${table} t join recipes r on r.id = t.recipe_id
      ) as dated
      where ${table}.id = dated.id`.execute(db)
}
