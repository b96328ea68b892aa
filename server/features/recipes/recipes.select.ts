import { sql } from 'kysely'
import { isCardField, isDetailField, type RecipeField, recipeFieldNames } from '#contract/recipe-fields.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'

/** Every field but the mean rating, which is stored with the other counters. */
export type StoredField = Exclude<RecipeField, 'rating'>
const isStored = <Field extends RecipeField>(field: Field): field is Exclude<Field, 'rating'> =>
  field !== 'rating'
export const storedFields = recipeFieldNames.filter(isStored)

/** The column of a field: chefName → chef_name. */
export type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : ''
export const columnOf = <Field extends string>(field: Field) =>
  field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as ColumnOf<Field>

type Selection<Field extends StoredField> = Field extends string ? `r.${ColumnOf<Field>} as ${Field}` : never
const selectionOf = <Field extends StoredField>(fields: Field[]) =>
  fields.map(field => `r.${columnOf(field)} as ${field}` as Selection<Field>)

const cardColumns = selectionOf(recipeFieldNames.filter(isCardField).filter(isStored))
const detailColumns = selectionOf(recipeFieldNames.filter(isDetailField))

/** Selects how many bytes each recipe's long texts have, without reading the texts. */
export const selectSizes = (db: Database, viewerId: number | undefined) =>
  db
    .selectFrom('recipes as r')
    .select(['r.id', sql<number>`octet_length(r.ingredients) + octet_length(r.instructions)`.as('bytes')])
    .where(isShownTo(viewerId, 'r'))

/**
 * Selects the columns of a card: the recipe without its long texts, its counters, its author and, for a member, their own rating and
 * bookmark. Lists and single reads share this selection, so that no card needs further requests.
 */
export const selectCards = (db: Database, viewerId: number | undefined) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('recipe_counts as c', 'c.recipe_id', 'r.id')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select([
      'r.id',
      ...cardColumns,
      'r.prep_minutes as prepMinutes',
      'r.cover_key as coverKey',
      'r.cover_color as coverColor',
      'r.cover_focus as coverFocus',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
      'r.author_id as authorId',
      'u.display_name as authorName',
      'u.avatar_key as authorAvatarKey',
      isFormerCook('u.email_key').as('isFormerCook'),
      'c.rating',
      'c.rating_count as ratingCount',
      'c.comment_count as commentCount',
    ])
    .where(isShownTo(viewerId, 'r'))
    .$if(viewerId !== undefined, query =>
      query.select([
        sql<boolean>`exists (select from bookmarks b where b.user_id = ${viewerId} and b.recipe_id = r.id)`.as(
          'bookmarked',
        ),
        sql<number>`coalesce((select stars from ratings g where g.user_id = ${viewerId} and g.recipe_id = r.id), 0)`.as(
          'myRating',
        ),
        'r.held',
      ]),
    )

/** Selects the columns of a card, the long texts and the version. */
export const selectRecipes = (db: Database, viewerId: number | undefined) =>
  selectCards(db, viewerId).select([...detailColumns, 'r.version'])

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]
export type RecipeRow = Awaited<ReturnType<ReturnType<typeof selectRecipes>['execute']>>[number]
