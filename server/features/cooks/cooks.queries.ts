import { sql } from 'kysely'
import type { CookFields, LineChange } from '#contract/cooks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

/** A cook as it is stored. `photoKey` is the key of an upload, or null without a photo. */
export type StoredCook = Omit<CookFields, 'photo'> & { photoKey: string | null }

/** Finds a listed recipe and its author. Locks it until the transaction ends: it is neither deleted nor given a new version meanwhile. */
export const holdRecipe = (trx: Database, id: number) =>
  trx
    .selectFrom('recipes as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select([
      'r.id',
      'r.version',
      'r.ingredients',
      'r.author_id as authorId',
      sql<string>`u.display_name`.as('authorName'),
    ])
    .where('r.id', '=', id)
    .where(isListed('r'))
    .forKeyShare('r')
    .executeTakeFirst()

export type CookedRecipe = NonNullable<Awaited<ReturnType<typeof holdRecipe>>>

/** Returns the ingredients of an earlier version. Undefined if the version is not kept or moderators hid it. */
export async function findIngredients(
  db: Database,
  recipeId: number,
  version: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recipe_versions')
    .select('ingredients')
    .where('recipe_id', '=', recipeId)
    .where('number', '=', version)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  return row?.ingredients ?? undefined
}

/** Finds the recipe of a member's cook and locks it as above, even if the recipe is not listed. */
export async function holdRecipeOfCook(
  trx: Database,
  id: number,
  authorId: number,
): Promise<number | undefined> {
  const recipe = await trx
    .selectFrom('recipes as r')
    .innerJoin('cooks as k', 'k.recipe_id', 'r.id')
    .select('r.id')
    .where('k.id', '=', id)
    .where('k.author_id', '=', authorId)
    .forKeyShare('r')
    .executeTakeFirst()
  return recipe?.id
}

/** Reads a member's cook. If the member is locked, it cannot change until the transaction ends. */
export const findOwnCook = (trx: Database, id: number, authorId: number) =>
  trx
    .selectFrom('cooks')
    .select([
      'recipe_id as recipeId',
      'version',
      'photo_key as photoKey',
      'held',
      'note',
      'is_private as isPrivate',
      'text_bytes as textBytes',
      sql<LineChange[]>`changes`.as('changes'),
    ])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst()

export type OwnCook = NonNullable<Awaited<ReturnType<typeof findOwnCook>>>

export const textBytesOf = ({ note, changes }: StoredCook): number =>
  Buffer.byteLength(note) + Buffer.byteLength(JSON.stringify(changes))

const columnsOf = (cook: StoredCook) => ({
  is_as_written: cook.howCooked === 'asWritten',
  stars: cook.rating,
  cooked_on: sql<Date>`${cook.cookedOn}::date`,
  changes: JSON.stringify(cook.changes),
  note: cook.note,
  minutes: cook.minutes ?? null,
  photo_key: cook.photoKey,
  is_private: cook.isPrivate,
  text_bytes: textBytesOf(cook),
})

type NewCook = { recipeId: number; authorId: number; version: number; cook: StoredCook }

/** Finds the same cook stored within the last ten seconds, which means that a button was pressed twice. */
export async function findSameCook(
  trx: Database,
  { recipeId, authorId, version, cook }: NewCook,
): Promise<number | undefined> {
  const { cooked_on, changes, text_bytes: _, ...plain } = columnsOf(cook)
  const same = await trx
    .selectFrom('cooks')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('author_id', '=', authorId)
    .where('version', '=', version)
    .where('cooked_on', '=', cooked_on)
    .where(sql<boolean>`changes = ${changes}::jsonb`)
    .where(eb =>
      eb.and(
        Object.entries(plain).map(
          ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
        ),
      ),
    )
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '10 seconds'`)
    .executeTakeFirst()
  return same?.id
}

/** Inserts a cook and returns its id. Undefined if the recipe's author or the member has blocked the other (`blocks`). */
export async function insertCook(
  trx: Database,
  { recipeId, authorId, version, cook }: NewCook,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('cooks')
    .values({
      recipe_id: recipeId,
      author_id: authorId,
      version,
      ...columnsOf(cook),
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Updates a cook. Returns false if others would see it now and it is refused because of a block, as above. */
export async function updateCook(trx: Database, id: number, cook: StoredCook): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cooks')
    .set({ ...columnsOf(cook), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteCook = (trx: Database, id: number) =>
  trx.deleteFrom('cooks').where('id', '=', id).execute()

/** Measures what limits apply to: the member's cooks within a day, of this recipe and in all, and the bytes of their texts. */
export const measureCooks = (trx: Database, authorId: number, recipeId: number) =>
  trx
    .selectFrom('cooks')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(text_bytes), 0)`.as('textBytes'),
      sql<number>`count(*) filter (where recipe_id = ${recipeId})`.as('ofRecipe'),
      sql<number>`count(*) filter (where created_at > now() - interval '1 day')`.as('today'),
    ])
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()

/** Checks whether this member uploaded the picture. */
export async function isOwnPhoto(db: Database, key: string, ownerId: number): Promise<boolean> {
  const upload = await db
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'image')
    .executeTakeFirst()
  return upload !== undefined
}
