import { sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipe-lists.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared, unseen } from '#server/platform/database/prepared.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { compareWords } from '#texts/format/order.ts'
import type { RecipeCounts } from './estimate.ts'

// With the column's own collation "C", lower() would fold ASCII only, so another collation is named.
const key = sql<string>`facet_key(value collate "default")`

/** The key of a requested country or diet. Its argument is a parameter, so it is computed once and not for each row. */
export const keyOf = (name: string) => sql<string>`facet_key(${name})`

export type CountedFilters = Pick<RecipeListQuery, 'dietType' | 'country'>
export type FacetCounts = { recipes: number; ofDiet?: number; ofCountry?: number }

const ofKind = (kind: 'diet' | 'country', value: string) => sql`
  (select coalesce(sum(count), 0) from recipe_facets
    where kind = ${sql.lit(kind)} and ${key} = ${unseen(keyOf(value), 'text')})`

/** Selects one row: how many recipes there are, and how many have the requested diet and country in any spelling. */
export const facetCounts = ({ dietType, country }: CountedFilters) => sql<FacetCounts>`
  select (select coalesce(sum(count), 0) from recipe_facets where kind = 'all') as recipes
    ${dietType ? sql`, ${ofKind('diet', dietType)} as "ofDiet"` : sql``}
    ${country ? sql`, ${ofKind('country', country)} as "ofCountry"` : sql``}`

export const toRecipeCounts = (
  { recipes, ofDiet = 0, ofCountry = 0 }: FacetCounts = { recipes: 0 },
  { dietType, country }: CountedFilters,
): RecipeCounts => ({
  all: recipes,
  ...(dietType && { dietType: ofDiet }),
  ...(country && { country: ofCountry }),
})

export const countRecipes = async (db: Database): Promise<number> =>
  (await countForFilters(db, { dietType: '', country: '' })).all

/** Counts all recipes, and those with the requested diet and country in any spelling. */
export async function countForFilters(db: Database, filters: CountedFilters): Promise<RecipeCounts> {
  const { rows } = await sql<FacetCounts>`${prepared} ${facetCounts(filters)}`.execute(db)
  return toRecipeCounts(rows[0], filters)
}

/** The list is for people to choose from. There are fewer countries and diets on earth. */
const maxFacets = 1_000

/**
 * Counts the most frequent countries and diets. The spellings of one name are merged under the most frequent spelling.
 */
export async function countFacets(db: Database) {
  const { rows } = await sql<{ kind: string; value: string; count: number }>`
    select kind, (array_agg(value order by count desc, value))[1] as value, sum(count) as count
    from (
      select kind, value, sum(count) as count from recipe_facets where kind <> 'all'
      group by kind, value having sum(count) > 0
    ) as spelled
    group by kind, ${key}`.execute(db)
  const listOf = (wanted: string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxFacets)
      .map(({ value, count }) => ({ value, count }))
      .toSorted((one, other) => compareWords(one.value, other.value))
  return { countries: listOf('country'), dietTypes: listOf('diet') }
}

/** Rewrites the countries and diets of search rows that an older version stored in lower case. Returns how many it rewrote. */
export async function rewriteFacetKeys(db: Database): Promise<number> {
  const old = sql`lower(value collate "default")`
  let count = 0
  for (const kind of ['country', 'diet'] as const) {
    const column = sql.ref(kind)
    const { numAffectedRows = 0n } = await sql`
      update recipe_search set ${column} = facet_key(${column} collate "default")
      where ${column} = any(array(
        select ${old} collate "C" from recipe_facets where kind = ${kind} and ${old} <> ${key}))`.execute(db)
    count += Number(numAffectedRows)
  }
  return count
}

/** Deletes the counts of countries and diets that no recipe has. Counting must wait meanwhile: a value's count is the sum of its rows. */
export const deleteUnusedFacets = (db: Database): Promise<void> =>
  runTransaction(db, async trx => {
    await sql`lock table recipe_facets in share row exclusive mode`.execute(trx)
    await sql`
      delete from recipe_facets where kind <> 'all' and (kind, value) in (
        select kind, value from recipe_facets group by kind, value having sum(count) = 0)`.execute(trx)
  })
