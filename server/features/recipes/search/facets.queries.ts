import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Filters } from './conditions.queries.ts'

/** How many recipes there are. */
export async function countAll(db: Database): Promise<number> {
  const row = await db
    .selectFrom('recipe_facets')
    .select('count')
    .where('kind', '=', 'all')
    .executeTakeFirst()
  return row?.count ?? 0
}

/** How many recipes have this diet or country, in any case of letters. */
export async function countFacet(db: Database, kind: 'country' | 'diet', value: string): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_facets')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .where('kind', '=', kind)
    .where(sql`lower(value)`, '=', sql`lower(${value})`)
    .executeTakeFirstOrThrow()
  return count
}

/** About which share of the recipes passes the filters; one author's is small, and what has no counter is taken to pass. */
export async function shareOfFilters(
  db: Database,
  { dietType, country, author }: Filters,
  recipes: number,
): Promise<number> {
  if (author !== undefined) return 0
  const counted = await Promise.all([
    dietType ? countFacet(db, 'diet', dietType) : recipes,
    country ? countFacet(db, 'country', country) : recipes,
  ])
  return counted.reduce((share, count) => share * (count / Math.max(1, recipes)), 1)
}

export async function countFacets(db: Database) {
  const rows = await db
    .selectFrom('recipe_facets')
    .select(['kind', 'value', 'count'])
    .where('kind', '<>', 'all')
    .where('count', '>', 0)
    .orderBy('value')
    .execute()
  const ofKind = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ value, count }) => ({ value, count }))
  return { countries: ofKind('country'), dietTypes: ofKind('diet') }
}
