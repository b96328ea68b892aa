import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { recipeListQuery } from '#contract/recipe-lists.ts'
import { writeCursor } from '#server/features/recipes/recipe-cursor.ts'
import { countFacets } from '#server/features/recipes/search/facets.queries.ts'
import { listCards, listRecipes } from '#server/features/recipes/search/recipe-list.queries.ts'
import {
  suggestChefs,
  suggestIngredients,
  suggestRecipes,
} from '#server/features/recipes/search/suggestions.queries.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { syntheticName } from '#tools/synthetic/synthetic-recipe.ts'
import { openSyntheticSite } from './synthetic-site.ts'

const recipes = 100_000
const site = await openSyntheticSite(recipes)
const executedQueries: CompiledQuery[] = []
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: site.pool }),
  log: ({ query }) => void executedQueries.push(query),
})
after(() => executedQueries.splice(0))

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

const largeTables = ['recipes', 'recipe_search', 'recipe_counts']

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const rowsRead = (plan: Plan): number =>
  (plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0)) *
  plan['Actual Loops']

/** Runs the queries, then each of their statements once more under EXPLAIN. */
async function explain(run: () => Promise<unknown>): Promise<{ sql: string; plan: Plan }[]> {
  executedQueries.splice(0)
  await run()
  const plans = []
  for (const { sql, parameters } of executedQueries.splice(0)) {
    if (/^\s*explain/.test(sql)) continue
    const { rows } = await site.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
    plans.push({ sql, plan: rows[0]['QUERY PLAN'][0].Plan as Plan })
  }
  assert.ok(plans.length > 0, 'no statement was seen')
  return plans
}

/** Upper bounds for the rows that a page and a count may read. A count is exact up to 2,000. Neither bound grows with the table. */
const pageRows = 6_000
const countRows = 8_000

async function assertBounded(run: () => Promise<unknown>): Promise<void> {
  for (const { sql, plan } of await explain(run)) {
    const nodes = nodesOf(plan)
    const scanned = nodes.filter(
      node => node['Node Type'] === 'Seq Scan' && largeTables.includes(node['Relation Name'] ?? ''),
    )
    assert.deepEqual(scanned, [], sql)
    const most = Math.max(...nodes.filter(node => node['Relation Name']).map(rowsRead), 0)
    assert.ok(most <= (sql.includes('count(*)') ? countRows : pageRows), `${most} rows read by ${sql}`)
  }
}

const queryShapes = {
  'the newest': '',
  'the best rated': 'sort=rating',
  'the quickest': 'sort=quickest',
  'a diet': 'dietType=Vegan',
  'a country, best rated': 'country=Kenya&sort=rating',
  'a country and a diet, quickest': 'country=Kenya&dietType=Vegan&sort=quickest',
  'a rating': 'minRating=4.5',
  'two bounds that few pass': 'minServings=30&maxPrepTime=10',
  'a bound that very few pass': 'minServings=40',
  'an author': 'author=3',
  'a common word': 'q=salt',
  'a common word of titles': 'q=chicken',
  'a common word, newest': 'q=salt&sort=newest',
  'a common word, quickest': 'q=salt&sort=quickest',
  'a word of a hundredth': 'q=pilau',
  'a rare word': `q=${syntheticName(5_000)}`,
  'a rare word, newest': `q=${syntheticName(5_000)}&sort=newest`,
  'a rare word, best rated': `q=${syntheticName(5_000)}&sort=rating`,
  'an absent word': 'q=zzxxyyq',
  'a common part of words': 'q=ing',
  'a part of a rare word': `q=${syntheticName(70_000).slice(1, -1)}`,
  'a typo in a common word': 'q=chikcen',
  'a typo in a rare word': `q=${syntheticName(5_000).replace(/.$/, 'x')}`,
  'one letter': 'q=s',
  'two common words': 'q=chicken+salt',
  'two words that seldom meet': 'q=tofu+chocolate',
  'a word and every filter': 'q=chicken&dietType=Vegan&minRating=3&minServings=2&maxPrepTime=60',
  'eight words': 'q=salt+oil+onion+garlic+water+pepper+heat+stir',
}

for (const [name, query] of Object.entries(queryShapes)) {
  test(`${name}: no sequential scan, and the rows read are bounded`, async () => {
    const parsed = (cursor: string) =>
      recipeListQuery.parse({
        fields: 'card',
        limit: '24',
        ...Object.fromEntries(new URLSearchParams(query)),
        cursor,
      })
    await assertBounded(() => listCards(db, parsed(''), { viewerId: undefined }))
    const { next } = await listCards(db, parsed(''), { viewerId: undefined })
    if (next) await assertBounded(() => listCards(db, parsed(next), { viewerId: undefined }))
  })
}

test('a member’s page, an author’s own recipes and a far page also read few rows', async () => {
  const parsed = (query: string) =>
    recipeListQuery.parse(Object.fromEntries(new URLSearchParams(`limit=100&${query}`)))
  const reader = { viewerId: 3 }
  await assertBounded(() => listRecipes(db, parsed(''), reader))
  await assertBounded(() => listRecipes(db, parsed('author=3'), reader))
  for (const sort of ['newest', 'rating', 'quickest'] as const) {
    const [far] = await site.pool
      .query(
        `select s.recipe_id as id, prep_minutes, rating from recipe_search s join recipe_counts c using (recipe_id)
        order by ${{ newest: 's.recipe_id desc', rating: 'rating desc, s.recipe_id desc', quickest: 'prep_minutes, s.recipe_id' }[sort]}
        offset 70000 limit 1`,
      )
      .then(({ rows }) => rows)
    const key = { newest: far.id, rating: far.rating, quickest: far.prep_minutes }[sort]
    const cursor = writeCursor({ sort, key, id: far.id, rank: 0 })
    await assertBounded(() => listRecipes(db, parsed(`sort=${sort}&cursor=${cursor}`), reader))
  }
})

test('suggestions and facets also read few rows', async () => {
  for (const q of ['c', 'ch', 'chick', 'ami', 'salt', syntheticName(5_000)]) {
    await assertBounded(() => suggestRecipes(db, q))
    await assertBounded(() => suggestChefs(db, q))
    await assertBounded(() => suggestIngredients(db, q))
  }
  await assertBounded(() => countFacets(db))
})

test('a total beyond 2,000 is a marked estimate near the truth; a lower total, or one that a counter knows, is exact', async () => {
  const totalOf = async (query: string) => {
    const parsed = recipeListQuery.parse(
      Object.fromEntries(new URLSearchParams(`limit=1&fields=card&${query}`)),
    )
    return (await listCards(db, parsed, { viewerId: undefined })).total
  }
  const countOf = async (condition: string): Promise<number> =>
    (await site.pool.query(`select count(*) from recipe_search where ${condition}`)).rows[0].count
  const like = (part: string) => `title_words || ingredient_words || other_words like '%${part}%'`
  const estimated: Record<string, string> = {
    'q=salt': like('salt'),
    'q=ing': like('ing'),
    'q=salt&dietType=vegan': `${like('salt')} and diet = 'vegan'`,
    'q=salt&maxPrepTime=45': `${like('salt')} and prep_minutes <= 45`,
    'minServings=4&maxPrepTime=60': 'servings >= 4 and prep_minutes <= 60',
  }
  for (const [query, condition] of Object.entries(estimated)) {
    const [{ count, isExact }, truth] = [await totalOf(query), await countOf(condition)]
    assert.ok(
      !isExact && count > truth / 1.5 && count < truth * 1.5,
      `${query}: ${count} (${isExact}) of ${truth}`,
    )
  }
  assert.deepEqual(await totalOf('dietType=vegan'), { count: await countOf("diet = 'vegan'"), isExact: true })
  assert.deepEqual(await totalOf(''), { count: recipes, isExact: true })
  const rareName = syntheticName(200).toLowerCase()
  const few = await countOf(like(rareName))
  assert.deepEqual(await totalOf(`q=${rareName}`), { count: few, isExact: true })
  assert.deepEqual(await totalOf(`q=${rareName}&sort=rating`), { count: few, isExact: true })
  const withBound = await countOf(`${like(rareName)} and prep_minutes <= 45`)
  assert.deepEqual(await totalOf(`q=${rareName}&maxPrepTime=45`), { count: withBound, isExact: true })
})
