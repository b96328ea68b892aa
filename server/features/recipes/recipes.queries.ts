import { sql } from 'kysely'
import type { RecipeInput } from '#contract/recipes.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { blockerOf } from '../blocks/blocks.queries.ts'
import { coverKey, groundColor } from '../media/cover-key.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'
import { type ColumnOf, columnOf, type StoredField, selectRecipes, storedFields } from './recipes.select.ts'

export const findRecipe = (db: Database, id: number, viewerId: number | undefined) =>
  selectRecipes(db, viewerId)
    .leftJoin('recipe_origins as o', 'o.recipe_id', 'r.id')
    .select(['o.kind as creditKind', 'o.name as creditName', 'o.address as creditAddress'])
    .select(['u.created_at as joinedAt', sql<boolean>`u.email_verified_at is not null`.as('emailVerified')])
    .select(blockerOf(viewerId, sql.ref('r.author_id')).as('blockerId'))
    .modifyFront(prepared)
    .where('r.id', '=', id)
    .executeTakeFirst()

/** Reads the columns that a change depends on, if this member sees the recipe. Locks the row until the transaction ends. */
export const findForUpdate = (db: Database, id: number, viewerId: number) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('recipe_counts as c', 'c.recipe_id', 'r.id')
    .leftJoin('recipe_search as s', 's.recipe_id', 'r.id')
    .select([
      'r.id',
      sql<string>`coalesce(s.title_words, '')`.as('titleWords'),
      sql<string>`coalesce(s.ingredient_words, '')`.as('ingredientWords'),
      sql<string>`coalesce(s.other_words, '')`.as('otherWords'),
      'r.author_id as authorId',
      'r.cover_key as coverKey',
      'r.title',
      'r.image',
      'r.chef_image as chefImage',
      'r.ingredients',
      'r.instructions',
      'r.prep_time as prepTime',
      'r.servings',
      'r.version',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
      'r.held',
      'c.rating',
    ])
    .where('r.id', '=', id)
    .where(isShownTo(viewerId, 'r'))
    .forUpdate('r')
    .executeTakeFirst()

/** A locked recipe as it was before a change. */
export type BeforeChange = NonNullable<Awaited<ReturnType<typeof findForUpdate>>>

type Stored = { id: number; coverKey: string }

/** Counts a member's recipes and the bytes of their long texts. */
export const measureRecipes = (db: Database, authorId: number) =>
  db
    .selectFrom('recipes')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      // PostgreSQL knows a stored text's size without reading the text.
      sql<number>`coalesce(sum(octet_length(ingredients) + octet_length(instructions)), 0)`.as('textBytes'),
    ])
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()

/** Returns a member's display name. A recipe without a chef's name gets this one. */
export async function getDisplayName(db: Database, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('display_name as name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name ?? ''
}

/** Inserts a recipe without its search words, which `indexRecipe` stores. */
export const insertRecipe = (db: Database, authorId: number, recipe: RecipeInput): Promise<Stored> =>
  db
    .insertInto('recipes')
    .values({ author_id: authorId, ...columnsOf(recipe), ...newCover(recipe) })
    .returning(['id', 'cover_key as coverKey'])
    .executeTakeFirstOrThrow()

/** A recipe's new content and its new version. */
type Update = { currentCoverKey: string; version: number; recipe: RecipeInput }

/** Updates a recipe without its search words, which `indexRecipe` stores. Replaces the cover only if a field that it shows changed. */
export async function updateRecipe(
  db: Database,
  id: number,
  { currentCoverKey, version, recipe }: Update,
): Promise<Stored> {
  const cover = newCover(recipe)
  return db
    .updateTable('recipes')
    .set({
      ...columnsOf(recipe),
      ...(cover.cover_key !== currentCoverKey && cover),
      version,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returning(['id', 'cover_key as coverKey'])
    .executeTakeFirstOrThrow()
}

export async function deleteRecipe(db: Database, id: number): Promise<void> {
  await db.deleteFrom('recipes').where('id', '=', id).execute()
}

/** Turns an input into columns, with the parsed preparation time for filters and sorting. */
const columnsOf = (input: RecipeInput) => ({
  ...(Object.fromEntries(
    storedFields.map(field => [columnOf(field), input[field] ?? null]),
  ) as StoredColumns),
  prep_minutes: parsePrepTime(input.prepTime) ?? null,
})

type StoredColumns = {
  [Field in StoredField as ColumnOf<Field>]: undefined extends RecipeInput[Field]
    ? Exclude<RecipeInput[Field], undefined> | null
    : RecipeInput[Field]
}

const newCover = (input: RecipeInput) => ({
  cover_key: coverKey(input),
  cover_color: groundColor(input),
  cover_focus: 0.5,
})
