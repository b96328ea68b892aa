import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { skeletonOf } from '#contract/names.ts'
import { type RecipeInput, recipeInput } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { insertComment } from '../../comments/comments.queries.ts'
import { requestCover } from '../../media/media.jobs.ts'
import { setRating } from '../ratings/ratings.queries.ts'
import { insertRecipe } from '../recipes.queries.ts'
import { indexRecipe } from '../search/search.ts'
import { sampleCooks } from './cooks.ts'
import { sampleRecipes } from './sample.ts'
import type { SampleCookName, SampleRecipe } from './sample.types.ts'
import { sampleActivity } from './sample-activity.ts'

type Services = { db: Database; jobs: Jobs }
type Recipes = Map<string, { id: number; coverKey: string }>
type CookIds = Record<SampleCookName, number>

export const sampleAccountUsername: SampleCookName = 'wanjiru'
/** Bookmarks of the sample account. */
const bookmarkedSlugs = ['jerk-chicken', 'ramen', 'doro-wat-injera', 'imam-bayildi', 'pilau']
export const sampleAddress = (username: string): string => `${username}@mezani.example`

/**
 * Fills an empty database with the sample cooks, recipes, ratings and comments, all or nothing; false if there are
 * members or recipes already. One cook can sign in with the password given, the others with none.
 */
export async function seedSample({ db, jobs }: Services, password: string): Promise<boolean> {
  const [accountHash, unusableHash] = await Promise.all([
    hashPassword(password),
    hashPassword(randomBytes(32).toString('hex')),
  ])
  return runTransaction(db, async trx => {
    if (await isUsed(trx)) return false
    const cooks = await insertCooks(trx, cook =>
      cook === sampleAccountUsername ? accountHash : unusableHash,
    )
    const recipes = await insertRecipes(trx, cooks)
    await insertActivity(trx, cooks, recipes)
    await insertFollows(trx, Object.values(cooks))
    await insertBookmarks(trx, cooks[sampleAccountUsername], recipes)
    await spreadOverTime(trx)
    for (const { slug } of sampleRecipes) {
      const recipe = recipes.get(slug)
      if (recipe) await requestCover(jobs, trx, recipe)
    }
    return true
  })
}

async function isUsed(db: Database): Promise<boolean> {
  await sql`lock table users in share row exclusive mode`.execute(db)
  const { rows } = await sql<{
    used: boolean
  }>`select exists (select from users) or exists (select from recipes) as used`.execute(db)
  return rows[0]?.used ?? true
}

async function insertCooks(db: Database, hashOf: (cook: SampleCookName) => string): Promise<CookIds> {
  const rows = await db
    .insertInto('users')
    .values(
      sampleCooks.map(cook => ({
        email: sampleAddress(cook.username),
        email_key: sampleAddress(cook.username),
        username: cook.username,
        username_key: cook.username,
        username_skeleton: skeletonOf(cook.username),
        first_name: cook.firstName,
        last_name: cook.lastName,
        title: cook.title,
        about_me: cook.aboutMe,
        password_hash: hashOf(cook.username),
        email_verified_at: new Date(),
      })),
    )
    .returning(['id', 'username'])
    .execute()
  return Object.fromEntries(rows.map(({ id, username }) => [username, id])) as CookIds
}

/** The list shows the newest first, so the first of the list is inserted last. */
async function insertRecipes(db: Database, cooks: CookIds): Promise<Recipes> {
  const recipes: Recipes = new Map()
  for (const recipe of sampleRecipes.toReversed()) {
    const author = cooks[recipe.cook]
    const input = inputOf(recipe)
    const stored = await insertRecipe(db, author, input)
    await indexRecipe(db, { ...input, id: stored.id })
    recipes.set(recipe.slug, stored)
  }
  return recipes
}

const nameOf = new Map(
  sampleCooks.map(({ username, firstName, lastName }) => [username, `${firstName} ${lastName}`]),
)

const inputOf = (recipe: SampleRecipe): RecipeInput =>
  recipeInput.parse({ ...recipe, chefName: nameOf.get(recipe.cook) ?? recipe.cook })

/** The sample is whole, whatever the operator allows members. */
const mostOfMember = defaultLimits.maxCommentsPerMemberAndRecipe

async function insertActivity(db: Database, cooks: CookIds, recipes: Recipes): Promise<void> {
  for (const { recipe, ratings, comments } of sampleActivity) {
    const recipeId = recipes.get(recipe)?.id
    if (recipeId === undefined) continue
    for (const [cook, stars] of Object.entries(ratings))
      await setRating(db, recipeId, cooks[cook as SampleCookName], stars)
    for (const { cook, content } of comments)
      await insertComment(db, { recipeId, authorId: cooks[cook], content, mostOfMember })
  }
}

/** Each cook follows the three after them in the list. */
async function insertFollows(db: Database, cookIds: number[]): Promise<void> {
  const offsets = [1, 2, 3]
  const follows = cookIds.flatMap((follower, index) =>
    offsets.map(offset => ({
      follower_id: follower,
      followed_id: cookIds[(index + offset) % cookIds.length] ?? follower,
    })),
  )
  await db.insertInto('follows').values(follows).execute()
}

async function insertBookmarks(db: Database, cookId: number, recipes: Recipes): Promise<void> {
  for (const slug of bookmarkedSlugs) {
    const recipe = recipes.get(slug)
    if (recipe) await sql`select bookmark_recipe(${recipe.id}, ${cookId})`.execute(db)
  }
}

/** Dates as of a site in use: a recipe every nine hours, comments in the days after; no cook is new. */
async function spreadOverTime(db: Database): Promise<void> {
  await sql`
    update recipes set created_at = dated.at, updated_at = dated.at
    from (select id, now() - interval '9 hours' * row_number() over (order by id desc) as at from recipes) as dated
    where recipes.id = dated.id`.execute(db)
  await sql`update users set created_at = (select min(created_at) - interval '1 day' from recipes)`.execute(
    db,
  )
  await sql`
    update comments set created_at = least(now(), dated.at)
    from (
      select c.id, r.created_at + interval '5 hours' * row_number() over (partition by c.recipe_id order by c.id) as at
      from comments c join recipes r on r.id = c.recipe_id
    ) as dated
    where comments.id = dated.id`.execute(db)
  await sql`
    update notifications set created_at = c.created_at
    from comments c
    where c.recipe_id = notifications.recipe_id and c.author_id = notifications.actor_id`.execute(db)
}
