import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/**
 * The columns of a card: the recipe without its long texts, its counters, its author and, for a member,
 * what they did with it. Lists and single reads all start here, so that no card needs a call of its own.
 */
export const selectCards = (db: Database, viewerId: number | undefined) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('recipe_counts as c', 'c.recipe_id', 'r.id')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select([
      'r.id',
      'r.title',
      'r.chef_name as chefName',
      'r.chef_image as chefImage',
      'r.image',
      'r.prep_time as prepTime',
      'r.prep_minutes as prepMinutes',
      'r.servings',
      'r.country_of_origin as countryOfOrigin',
      'r.diet_type as dietType',
      'r.cover_key as coverKey',
      'r.cover_color as coverColor',
      'r.cover_focus as coverFocus',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
      'r.author_id as authorId',
      'u.display_name as authorName',
      'u.avatar_key as authorAvatarKey',
      'c.rating',
      'c.rating_count as ratingCount',
      'c.comment_count as commentCount',
    ])
    .$if(viewerId !== undefined, query =>
      query.select([
        sql<boolean>`exists (select from bookmarks b where b.user_id = ${viewerId} and b.recipe_id = r.id)`.as(
          'bookmarked',
        ),
        sql<number>`coalesce((select stars from ratings g where g.user_id = ${viewerId} and g.recipe_id = r.id), 0)`.as(
          'myRating',
        ),
      ]),
    )

/** The same with everything that the author wrote. */
export const selectRecipes = (db: Database, viewerId: number | undefined) =>
  selectCards(db, viewerId).select([
    'r.ingredients',
    'r.instructions',
    'r.url',
    'r.more_info_url as moreInfoUrl',
  ])

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]
export type RecipeRow = Awaited<ReturnType<ReturnType<typeof selectRecipes>['execute']>>[number]
