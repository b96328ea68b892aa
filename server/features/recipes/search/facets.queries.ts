import { sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'

// A column that sorts by bytes folds no more than ASCII unless it is told to.
const folded = sql<string>`lower(value collate "default")`

/** How many recipes there are. */
export const countRecipes = (db: Database): Promise<number> => countFacet(db, 'all', '')

/** How many recipes have this diet or country, in any case of letters, over all slots. */
export async function countFacet(
  db: Database,
  kind: 'all' | 'country' | 'diet',
  value: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_facets')
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .where('kind', '=', kind)
    .where(folded, '=', sql<string>`lower(${value})`)
    .executeTakeFirstOrThrow()
  return count
}

/** About which share of the recipes passes the filters; one author's is small, and what has no counter is taken to pass. */
export async function estimateFilterSelectivity(
  db: Database,
  { dietType, country, author }: Pick<RecipeListQuery, 'dietType' | 'country' | 'author'>,
  recipeCount: number,
): Promise<number> {
  if (author !== undefined) return 0
  const counts = await Promise.all([
    dietType ? countFacet(db, 'diet', dietType) : recipeCount,
    country ? countFacet(db, 'country', country) : recipeCount,
  ])
  return counts.reduce((selectivity, count) => selectivity * (count / Math.max(1, recipeCount)), 1)
}

/** The countries and diets with their counts; spellings that differ in case are one, shown as most recipes write it. */
export async function countFacets(db: Database) {
  const { rows } = await sql<{ kind: string; value: string; count: number }>`
    select kind, (array_agg(value order by count desc, value))[1] as value, sum(count) as count
    from (
      select kind, value, sum(count) as count from recipe_facets where kind <> 'all'
      group by kind, value having sum(count) > 0
    ) as spelled
    group by kind, ${folded}`.execute(db)
  const inOrder = rows.toSorted((one, other) => one.value.localeCompare(other.value, 'en'))
  const ofKind = (wanted: string) =>
    inOrder.filter(({ kind }) => kind === wanted).map(({ value, count }) => ({ value, count }))
  return { countries: ofKind('country'), dietTypes: ofKind('diet') }
}
