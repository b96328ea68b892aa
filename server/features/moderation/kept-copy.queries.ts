import { type RawBuilder, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { avatarOrTaken, type Before, orTaken } from './effects.queries.ts'

/** A thing as it is when it is reported. */
export type KeptCopy = {
  memberId: number
  /** The id of the recipe that the thing is, or to which it belongs. */
  recipeId: number | null
  texts: Record<string, string | number | null>
  /** The key of its picture, if this site stores it. */
  upload: string | null
}

/**
 * Copies a thing. Undefined if it does not exist, if a recipe has no photo, or if a cook has neither words nor a photo of its member. What
 * a decision took out of a photo or a profile is in the copy. Locks nothing: a reported thing may go on changing.
 */
export function findKeptCopy(
  db: Database,
  kind: ReportedKind,
  id: number,
  taken: Before | null = null,
): Promise<KeptCopy | undefined> {
  switch (kind) {
    case 'recipe':
      return keepRecipe(db, id)
    case 'photo':
      return keepPhoto(db, id, taken)
    case 'comment':
      return keepComment(db, id)
    case 'profile':
      return keepProfile(db, id, taken)
    case 'cook':
      return keepCook(db, id)
  }
}

const uploadOf = (image: RawBuilder<unknown>) => sql<string | null>`upload_key(${image})`.as('upload')

async function keepRecipe(db: Database, id: number): Promise<KeptCopy | undefined> {
  const recipe = await db
    .selectFrom('recipes')
    .select([
      'author_id as memberId',
      'title',
      'chef_name as chefName',
      'image',
      'ingredients',
      'instructions',
      'url',
      'more_info_url as moreInfoUrl',
      'prep_time as prepTime',
      'servings',
      'country_of_origin as countryOfOrigin',
      'diet_type as dietType',
      uploadOf(sql.ref('image')),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!recipe) return undefined
  const { memberId, upload, ...texts } = recipe
  return { memberId, recipeId: id, texts, upload }
}

async function keepPhoto(
  db: Database,
  recipeId: number,
  taken: Before | null,
): Promise<KeptCopy | undefined> {
  const image = orTaken('image', taken?.image)
  const photo = await db
    .selectFrom('recipes')
    .select(['author_id as memberId', 'title', image.as('image'), uploadOf(image)])
    .where('id', '=', recipeId)
    .where(image, '!=', '')
    .executeTakeFirst()
  if (!photo) return undefined
  const { memberId, upload, ...texts } = photo
  return { memberId, recipeId, texts, upload }
}

async function keepComment(db: Database, id: number): Promise<KeptCopy | undefined> {
  const comment = await db
    .selectFrom('comments as c')
    .innerJoin('recipes as r', 'r.id', 'c.recipe_id')
    .select(['c.author_id as memberId', 'c.recipe_id as recipeId', 'c.content', 'r.title as recipeTitle'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!comment) return undefined
  const { memberId, recipeId, ...texts } = comment
  return { memberId, recipeId, texts, upload: null }
}

async function keepProfile(db: Database, id: number, taken: Before | null): Promise<KeptCopy | undefined> {
  const [firstName, lastName] = [
    orTaken('first_name', taken?.first_name),
    orTaken('last_name', taken?.last_name),
  ]
  const profile = await db
    .selectFrom('users')
    .select([
      'username',
      sql<string>`coalesce(nullif(trim(${firstName} || ' ' || ${lastName}), ''), username)`.as('name'),
      orTaken('title', taken?.title).as('title'),
      orTaken('about_me', taken?.about_me).as('aboutMe'),
      avatarOrTaken(taken?.avatar_key).as('upload'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!profile) return undefined
  const { upload, ...texts } = profile
  return { memberId: id, recipeId: null, texts, upload }
}

/** Copies the words of a cook's member that others can read, and the photo. */
async function keepCook(db: Database, id: number): Promise<KeptCopy | undefined> {
  const cook = await db
    .selectFrom('cooks as k')
    .innerJoin('recipes as r', 'r.id', 'k.recipe_id')
    .select([
      'k.author_id as memberId',
      'k.recipe_id as recipeId',
      'k.note',
      sql<string>`(select coalesce(string_agg(concat_ws(': ', nullif(one->>'line', ''), one->>'what'), E'\n'), '')
        from jsonb_array_elements(k.changes) one where one->>'what' <> '')`.as('changes'),
      'r.title as recipeTitle',
      'k.photo_key as upload',
    ])
    .where('k.id', '=', id)
    .executeTakeFirst()
  if (!cook || (cook.note === '' && cook.changes === '' && cook.upload === null)) return undefined
  const { memberId, recipeId, upload, ...texts } = cook
  return { memberId, recipeId, texts, upload }
}
