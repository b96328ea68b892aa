import { type Expression, type SqlBool, sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import { searchTerms } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { selectRecipes } from './recipes.select.ts'

/** Recipes whose time is not known come last when the quickest come first. */
const unknownMinutes = 2_147_483_647

const orders = {
  newest: { key: sql<number>`r.id`, direction: 'desc', after: '<' },
  rating: { key: sql<number>`c.rating`, direction: 'desc', after: '<' },
  quickest: {
    key: sql<number>`coalesce(r.prep_minutes, ${sql.lit(unknownMinutes)})`,
    direction: 'asc',
    after: '>',
  },
} as const

/** One page of the list by keyset, one row more than asked for, so that the caller sees whether there is a next page. */
export async function listRecipePage(db: Database, query: RecipeListQuery, viewerId: number | undefined) {
  const { key, direction, after } = orders[query.sort]
  const cursor = readCursor(query.cursor, query.sort)
  const rows = await selectRecipes(db, viewerId)
    .select(key.as('sortKey'))
    .where(eb => eb.and(filters(query)))
    .$if(cursor !== undefined, page =>
      page.where(
        sql<SqlBool>`(${key}, r.id) ${sql.raw(after)} (${cursor?.key}::numeric, ${cursor?.id}::bigint)`,
      ),
    )
    .orderBy(key, direction)
    .orderBy('r.id', direction)
    .limit(query.limit + 1)
    .execute()
  return rows.map(row => ({
    ...row,
    cursor: writeCursor({ sort: query.sort, key: row.sortKey, id: row.id }),
  }))
}

export async function countRecipes(db: Database, query: RecipeListQuery): Promise<number> {
  const { count } = await db
    .selectFrom('recipes as r')
    .$if(query.minRating > 0, counted => counted.innerJoin('recipe_counts as c', 'c.recipe_id', 'r.id'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(eb => eb.and(filters(query)))
    .executeTakeFirstOrThrow()
  return count
}

/** The conditions of the filters that are set; 0 and blank mean no filter. An unknown time or serving passes no bound. */
function filters(query: RecipeListQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = searchTerms(query.q).map(
    term => sql<SqlBool>`r.search_text like ${`%${escapeLike(term)}%`}`,
  )
  if (query.dietType) conditions.push(sql<SqlBool>`lower(r.diet_type) = ${query.dietType.toLowerCase()}`)
  if (query.country)
    conditions.push(sql<SqlBool>`lower(r.country_of_origin) = ${query.country.toLowerCase()}`)
  if (query.author !== undefined) conditions.push(sql<SqlBool>`r.author_id = ${query.author}`)
  if (query.minRating > 0) conditions.push(sql<SqlBool>`c.rating >= ${query.minRating}`)
  if (query.minServings > 0) conditions.push(sql<SqlBool>`r.servings >= ${query.minServings}`)
  if (query.maxPrepTime > 0) conditions.push(sql<SqlBool>`r.prep_minutes <= ${Math.floor(query.maxPrepTime)}`)
  return conditions
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export async function countFacets(db: Database) {
  const [countries, dietTypes] = await Promise.all([
    countValues(db, 'country_of_origin'),
    countValues(db, 'diet_type'),
  ])
  return { countries, dietTypes }
}

const countValues = (db: Database, column: 'country_of_origin' | 'diet_type') =>
  db
    .selectFrom('recipes')
    .select([`${column} as value`, eb => eb.fn.countAll<number>().as('count')])
    .where(column, '<>', '')
    .groupBy(column)
    .orderBy(sql`${sql.ref(column)} collate "C"`)
    .execute()
