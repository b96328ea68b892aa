import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import { recipeListQuery } from '#contract/recipe-lists.ts'
import { listCards } from '#server/features/recipes/search/recipe-list.queries.ts'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { maxPreparedStatements } from '#server/platform/database/prepared.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { openSyntheticSite } from '#tests/scale/synthetic-site.ts'
import { syntheticName } from '#tools/synthetic/synthetic-recipe.ts'

const site = await openSyntheticSite(6_000)
const executed: string[] = []
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: site.pool }),
  log: ({ query }) => void executed.push(query.sql),
})
after(() => executed.splice(0))

const list = async (query: string, database: Database = db) => {
  executed.splice(0)
  const parsed = recipeListQuery.parse({
    fields: 'card',
    limit: '24',
    ...Object.fromEntries(new URLSearchParams(query)),
  })
  await listCards(database, parsed, { viewerId: undefined })
  return executed.splice(0)
}

/** The most statements of each query. A search takes two: one for the words with the counts, one for the page with its cards. */
const most: Record<string, number> = {
  '': 1,
  'q=salt': 2,
  'q=pilau': 2,
  'q=ing': 2,
  'q=s': 2,
  'q=salt&sort=newest': 2,
  // A third statement counts the total, if counting reads 2,000 rows at most and the page has not shown the total.
  'q=chicken': 3,
  'q=chicken+rice': 3,
  [`q=${syntheticName(3)}`]: 2,
  [`q=${syntheticName(3)}&sort=rating`]: 2,
  // Here the second statement looks for words one typo away.
  'q=zzxxyyq': 2,
  'dietType=Vegan': 2,
}

for (const [query, statements] of Object.entries(most))
  test(`"${query}" takes at most ${statements} prepared statements`, async () => {
    const texts = await list(query)
    assert.ok(texts.length > 0, 'no statement was seen')
    assert.ok(texts.length <= statements, texts.join('\n\n'))
    for (const text of texts) assert.match(text, /\/\* prepared \*\//)
  })

test('a connection plans no statement again once it was executed six times, whatever words are searched for', async () => {
  const pool = openPool({ connectionString: site.databaseUrl, max: 1 }, () => undefined)
  try {
    for (const query of ['', 'dietType=Vegan', 'q=salt', `q=${syntheticName(3)}`])
      for (let round = 0; round < 12; round += 1) await list(query, openDatabase(pool))
    const { rows } = await pool.query<{ statement: string; custom: number }>(
      'select statement, custom_plans::integer as custom from pg_prepared_statements',
    )
    assert.ok(rows.length >= 6, `${rows.length} statements`)
    for (const { statement, custom } of rows) assert.ok(custom <= 5, `${custom} plans of ${statement}`)
  } finally {
    await pool.end()
  }
})

test('a connection keeps no more plans than it may, and searches still work', async () => {
  for (let limit = 1; limit <= 2 * maxPreparedStatements && limit <= 100; limit += 1) {
    await list(`q=salt&limit=${limit}`)
    await list(`q=chicken&limit=${limit}&sort=newest`)
  }
  const clients = await Promise.all(
    Array.from({ length: site.pool.options.max ?? 0 }, () => site.pool.connect()),
  )
  const counts = []
  for (const client of clients) {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from pg_prepared_statements',
    )
    counts.push(rows[0]?.count ?? 0)
    client.release()
  }
  assert.equal(Math.max(...counts), maxPreparedStatements)
  assert.equal((await list('q=salt')).length, 2)
})
