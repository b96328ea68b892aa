import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import {
  documentParts,
  documentWords,
  indexedWords,
  indexedWordsOfText,
  type SearchDocument,
  searchDocumentFromWords,
  tokenize,
} from '#contract/search-terms.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import { coverKey, groundColor } from '#server/features/media/cover-key.ts'
import {
  partEntry,
  spellingsOf,
  upsertDocuments,
} from '#server/features/recipes/search/search-index.queries.ts'
import {
  mergeEntries,
  recountWords,
  upsertWords,
  type VocabularyEntry,
} from '#server/features/recipes/search/vocabulary.queries.ts'
import { type Database, openDatabase } from '#server/platform/database/connect.ts'
import { createSyntheticRecipe, type SyntheticRecipe } from './synthetic-recipe.ts'

const batchSize = 1_000
const recipesPerAuthor = 40
const minCountToDropIndex = 5_000

/** Adds `count` synthetic recipes, with authors and rating counters. The pool must have no statement timeout. */
export async function insertSyntheticRecipes(
  pool: Pool,
  count: number,
  onProgress: (written: number) => void = () => undefined,
): Promise<void> {
  const db = openDatabase(pool)
  const authors = await insertAuthors(db, Math.max(10, Math.ceil(count / recipesPerAuthor)))
  const rebuild = count >= minCountToDropIndex ? await dropSearchIndex(pool) : async () => undefined
  const seenWords = new Set<string>()
  for (let first = 0; first < count; first += batchSize) {
    const recipes = Array.from({ length: Math.min(batchSize, count - first) }, (_, index) =>
      createSyntheticRecipe(first + index),
    )
    await db
      .transaction()
      .execute(trx => insertBatch(trx, recipes, { authors, seenWords, newestAgeMinutes: count - first }))
    onProgress(first + recipes.length)
  }
  await rebuild()
  await sql`vacuum analyze recipe_search, recipe_counts, recipes, users`.execute(db)
  await recountWords(db)
  await sql`vacuum analyze search_words, recipe_facets`.execute(db)
}

async function insertAuthors(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, email_key, username, username_key, first_name, last_name, password_hash)
    select name || '@made.example', name || '@made.example', name, name, initcap(first), initcap(last), 'nobody signs in'
    from (
      select 'maker-' || n || '-' || floor(extract(epoch from now())) as name,
        (array['amina','baraka','chloe','daudi','esther','farid','grace','hassan','imani','juma','koffi','lena'])[1 + n % 12] as first,
        (array['mwangi','otieno','njoroge','achieng','kimani','barasa','wafula','mutiso','chebet','naliaka','omondi'])[1 + n % 11]
          || case when n % 3 = 0 then ' ' || n else '' end as last
      from generate_series(1, ${count}::integer) as n
    ) as made
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Drops the word index and returns the function that rebuilds it: adding rows one by one takes longer than building it at the end. */
async function dropSearchIndex(pool: Pool): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ definition: string }>(
    "select pg_get_indexdef('recipe_search_tokens'::regclass) as definition",
  )
  await pool.query('drop index recipe_search_tokens')
  return async () => {
    const client = await pool.connect()
    try {
      await client.query("set maintenance_work_mem = '512MB'")
      await client.query(rows[0]?.definition ?? '')
    } finally {
      client.release(true)
    }
  }
}

type Batch = { authors: number[]; seenWords: Set<string>; newestAgeMinutes: number }

async function insertBatch(
  db: Kysely<never> | Database,
  recipes: SyntheticRecipe[],
  batch: Batch,
): Promise<void> {
  const trx = db as Database
  const ids = await insertRecipes(trx, recipes, batch)
  const documents = recipes.map(syntheticDocument)
  await upsertDocuments(trx, ids, documents)
  await upsertWords(trx, collectNewWords(recipes, documents, batch.seenWords))
  await sql`
    update recipe_counts c set rating_count = m.count, rating_sum = m.sum
    from unnest(${ids}::bigint[], ${recipes.map(({ ratingCount }) => ratingCount)}::integer[],
      ${recipes.map(({ ratingSum }) => ratingSum)}::numeric[]) as m (id, count, sum)
    where c.recipe_id = m.id and m.count > 0`.execute(trx)
}

async function insertRecipes(
  db: Database,
  recipes: SyntheticRecipe[],
  { authors, newestAgeMinutes }: Batch,
): Promise<number[]> {
  const rows = recipes.map((recipe, index) => {
    const texts = { ingredients: recipe.ingredients.join('\n'), instructions: recipe.instructions.join('\n') }
    const subject = { ...recipe, ...texts }
    const at = new Date(Date.now() - (newestAgeMinutes - index) * 60_000)
    return {
      author_id: authors[Math.floor(recipe.author * authors.length)] ?? 0,
      title: recipe.title.slice(0, 200),
      chef_name: recipe.chefName,
      chef_image: '',
      image: '',
      ...texts,
      url: '',
      more_info_url: '',
      prep_time: recipe.prepTime,
      prep_minutes: parsePrepTime(recipe.prepTime) ?? null,
      servings: recipe.servings,
      country_of_origin: recipe.countryOfOrigin,
      diet_type: recipe.dietType,
      cover_key: coverKey(subject),
      cover_color: groundColor(subject),
      created_at: at,
      updated_at: at,
    }
  })
  const json = JSON.stringify(rows)
  const { rows: written } = await sql<{ id: number }>`
    insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url,
      prep_time, prep_minutes, servings, country_of_origin, diet_type, cover_key, cover_color, created_at, updated_at)
    select author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url,
      prep_time, prep_minutes, servings, country_of_origin, diet_type, cover_key, cover_color, created_at, updated_at
    from json_populate_recordset(null::recipes, ${json}::json)
    returning id`.execute(db)
  return written.map(({ id }) => id).sort((one, other) => one - other)
}

/** Caches the words of each line, since the same few thousand lines repeat. */
function cached(wordsOf: (line: string) => string[]): (line: string) => string[] {
  const known = new Map<string, string[]>()
  return line => {
    const words = known.get(line) ?? wordsOf(line)
    if (known.size < 100_000) known.set(line, words)
    return words
  }
}
const wordsOfLine = cached(indexedWords)
const wordsOfText = cached(indexedWordsOfText)

function syntheticDocument(recipe: SyntheticRecipe): SearchDocument {
  const names = [recipe.chefName, recipe.countryOfOrigin, recipe.dietType]
  const wordsByField = [
    wordsOfLine(recipe.title),
    recipe.ingredients.flatMap(wordsOfLine),
    [...names.flatMap(wordsOfLine), ...recipe.instructions.flatMap(wordsOfText)],
  ]
  return searchDocumentFromWords(wordsByField, tokenize(recipe.chefName))
}

function collectNewWords(
  recipes: SyntheticRecipe[],
  documents: SearchDocument[],
  seenWords: Set<string>,
): VocabularyEntry[] {
  const collected = new Map<string, VocabularyEntry>()
  recipes.forEach(({ ingredients }, index) => {
    const document = documents[index]
    if (!document) return
    for (const word of documentParts(document)) {
      if (seenWords.has(word)) continue
      seenWords.add(word)
      collected.set(word, partEntry(word))
    }
    for (const [field, marked] of Object.entries(document)) {
      for (const word of documentWords(marked)) {
        if (seenWords.has(field + word)) continue
        seenWords.add(field + word)
        const spelling = field === 'other' ? undefined : spellingsOf(ingredients.join('\n')).get(word)
        const entry = { word, spelling, title: Number(field === 'title'), main: Number(field !== 'other') }
        collected.set(word, mergeEntries(collected.get(word), entry))
      }
    }
  })
  return [...collected.values()]
}
