import { sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { compareWords } from '#texts/format/order.ts'
import type { RecipeCounts } from './estimate.ts'

// lower() of a column with collation "C" folds ASCII only, so another collation is named.
const folded = sql<string>`lower(value collate "default")`

/** How many recipes there are. */
export const countRecipes = async (db: Database): Promise<number> =>
  (await countForFilters(db, { dietType: '', country: '' })).all

/** How many recipes there are, and how many have the queried diet and country, case-insensitively. */
export async function countForFilters(
  db: Database,
  { dietType, country }: Pick<RecipeListQuery, 'dietType' | 'country'>,
): Promise<RecipeCounts> {
  const wanted = [sql`kind = 'all'`]
  if (dietType) wanted.push(sql`kind = 'diet' and ${folded} = lower(${dietType})`)
  if (country) wanted.push(sql`kind = 'country' and ${folded} = lower(${country})`)
  const { rows } = await sql<{ kind: string; count: number }>`
    ${prepared} select kind, sum(count) as count from recipe_facets where ${sql.join(wanted, sql` or `)} group by kind`.execute(
    db,
  )
  const countOf = (kind: string) => rows.find(row => row.kind === kind)?.count ?? 0
  return {
    all: countOf('all'),
    ...(dietType && { dietType: countOf('diet') }),
    ...(country && { country: countOf('country') }),
  }
}

/** A list for people to choose from: more than there are countries and diets on earth. */
const maxFacets = 1_000

/**
 * The most frequent countries and diets with their counts; spellings that differ in case are merged under the most frequent one.
 */
export async function countFacets(db: Database) {
  const { rows } = await sql<{ kind: string; value: string; count: number }>`
    select kind, (array_agg(value order by count desc, value))[1] as value, sum(count) as count
    from (
      select kind, value, sum(count) as count from recipe_facets where kind <> 'all'
      group by kind, value having sum(count) > 0
    ) as spelled
    group by kind, ${folded}`.execute(db)
  const ofKind = (wanted: string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxFacets)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((one, other) => compareWords(one.value, other.value))
  return { countries: ofKind('country'), dietTypes: ofKind('diet') }
}

/** Deletes the counts of countries and diets that no recipe has. Counting waits meanwhile, since a value's slots are one sum. */
export const deleteUnusedFacets = (db: Database): Promise<void> =>
  runTransaction(db, async trx => {
    await sql`lock table recipe_facets in share row exclusive mode`.execute(trx)
    await sql`
      delete from recipe_facets where kind <> 'all' and (kind, value) in (
        select kind, value from recipe_facets group by kind, value having sum(count) = 0)`.execute(trx)
  })
