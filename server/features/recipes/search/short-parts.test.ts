import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { searchFixtures } from '#contract/search-cases.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const migration = new URL(
  '../../../platform/database/migrations/0018-search-short-parts.sql',
  import.meta.url,
)

test('recipes of an older version get the short parts that saving them would have written', async () => {
  const site = await openSite()
  const { db } = site
  const author = await aMember(site, 'Zawadi')
  for (const recipe of Object.values(searchFixtures)) await publishRecipe(site, author, recipe)
  const readParts = async () => {
    const { rows } = await sql<{ id: number; parts: string[] }>`
      select recipe_id as id, (
        select array_agg(part order by part) from string_to_table(other_words, ' ') as part where left(part, 1) in ('?', '~')
      ) as parts from recipe_search order by recipe_id`.execute(db)
    return rows
  }
  const readVocabulary = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from search_words where left(word, 1) in ('?', '~') order by word`.execute(db)
    return rows.map(({ word }) => word)
  }
  const saved = { parts: await readParts(), vocabulary: await readVocabulary() }
  assert.ok(saved.vocabulary.length > 100)

  await sql`update recipe_search set other_words = regexp_replace(other_words, '[?~].*$', '')`.execute(db)
  await sql`delete from search_words where left(word, 1) in ('?', '~')`.execute(db)
  await db.connection().execute(async connection => {
    await sql.raw(await readFile(migration, 'utf8')).execute(connection)
  })
  assert.deepEqual({ parts: await readParts(), vocabulary: await readVocabulary() }, saved)
})
