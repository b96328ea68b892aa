import { sql } from 'kysely'
import type { CookFields, LineChange } from '#contract/cooks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

/** A cook as it is stored. `photoKey`: of an upload; null for none. */
export type StoredCook = Omit<CookFields, 'photo'> & { photoKey: string | null }

/** A recipe that is there for all, and who published it. It is not deleted, nor are its versions numbered anew, until the transaction ends. */
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

/** The ingredients of an earlier version; undefined where it is not kept or moderators hid it. */
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

/** The recipe of a cook of this member's, which is kept as above even where it is out of sight. */
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

/** A member's cook as it is. The member is locked, so it stays so until the transaction ends. */
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

/** The same within ten seconds: a button that was pressed twice. */
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

/** Its id; undefined where the recipe's author and the member have nothing to do with each other (`blocks`). */
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

/** False where it would be seen now and is refused as above. */
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

/** What of a member's diary limits bound: meals within a day, of this recipe, and of all; and the bytes of their texts. */
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

/** Whether this member uploaded the picture. */
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
