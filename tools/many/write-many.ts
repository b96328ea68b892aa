import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { prepMinutes } from '#contract/prep-time.ts'
import { documentOf, type SearchDocument, wordForms, wordsIn, wordsOf } from '#contract/search-terms.ts'
import { coverKey, groundColor } from '#server/features/media/cover-key.ts'
import { spellingsOf, writeDocuments } from '#server/features/recipes/search/search-index.queries.ts'
import {
  type LearntWord,
  learnWords,
  recountWords,
} from '#server/features/recipes/search/vocabulary.queries.ts'
import { type Database, openDatabase } from '#server/platform/database/connect.ts'
import { type MadeRecipe, makeRecipe } from './make-recipe.ts'

const batchSize = 1_000
const recipesPerAuthor = 40
const worthRebuilding = 5_000

/** Adds so many made-up recipes, with authors and ratings' counters. The pool must not time statements out. */
export async function writeMany(
  pool: Pool,
  count: number,
  onProgress: (written: number) => void = () => undefined,
): Promise<void> {
  const db = openDatabase(pool)
  const authors = await writeAuthors(db, Math.max(10, Math.ceil(count / recipesPerAuthor)))
  const rebuild = count >= worthRebuilding ? await setIndexAside(pool) : async () => undefined
  const known = new Set<string>()
  for (let first = 0; first < count; first += batchSize) {
    const made = Array.from({ length: Math.min(batchSize, count - first) }, (_, place) =>
      makeRecipe(first + place),
    )
    await db.transaction().execute(trx => writeBatch(trx, made, { authors, known, age: count - first }))
    onProgress(first + made.length)
  }
  await rebuild()
  await sql`vacuum analyze recipe_search, recipe_counts, recipes, users`.execute(db)
  await recountWords(db)
  await sql`vacuum analyze search_words, recipe_facets`.execute(db)
}

async function writeAuthors(db: Database, count: number): Promise<number[]> {
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

/** One entry at a time the index of words costs more than all at once. */
async function setIndexAside(pool: Pool): Promise<() => Promise<void>> {
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

type Batch = { authors: number[]; known: Set<string>; age: number }

async function writeBatch(db: Kysely<never> | Database, made: MadeRecipe[], batch: Batch): Promise<void> {
  const trx = db as Database
  const ids = await writeRecipes(trx, made, batch)
  const documents = made.map(documentOfMade)
  await writeDocuments(trx, {
    ids,
    title: documents.map(({ title }) => title),
    ingredients: documents.map(({ ingredients }) => ingredients),
    other: documents.map(({ other }) => other),
  })
  await learnWords(trx, newWords(made, documents, batch.known))
  await sql`
    update recipe_counts c set rating_count = m.count, rating_sum = m.sum
    from unnest(${ids}::bigint[], ${made.map(({ ratingCount }) => ratingCount)}::integer[],
      ${made.map(({ ratingSum }) => ratingSum)}::numeric[]) as m (id, count, sum)
    where c.recipe_id = m.id and m.count > 0`.execute(trx)
}

async function writeRecipes(db: Database, made: MadeRecipe[], { authors, age }: Batch): Promise<number[]> {
  const rows = made.map((recipe, place) => {
    const texts = { ingredients: recipe.ingredients.join('\n'), instructions: recipe.instructions.join('\n') }
    const subject = { ...recipe, ...texts }
    const at = new Date(Date.now() - (age - place) * 60_000)
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
      prep_minutes: prepMinutes(recipe.prepTime) ?? null,
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

const wordsOfLine = new Map<string, string[]>()

/** The same few thousand lines come again and again, so each is read once. */
function wordsAndForms(line: string): string[] {
  const known = wordsOfLine.get(line)
  if (known) return known
  const words = wordsOf(line).flatMap(wordForms)
  if (wordsOfLine.size < 100_000) wordsOfLine.set(line, words)
  return words
}

function documentOfMade(recipe: MadeRecipe): SearchDocument {
  const other = [recipe.chefName, recipe.countryOfOrigin, recipe.dietType, ...recipe.instructions]
  return documentOf([
    wordsAndForms(recipe.title),
    recipe.ingredients.flatMap(wordsAndForms),
    other.flatMap(wordsAndForms),
  ])
}

function newWords(made: MadeRecipe[], documents: SearchDocument[], known: Set<string>): LearntWord[] {
  const learnt = new Map<string, LearntWord>()
  made.forEach(({ ingredients }, place) => {
    const document = documents[place]
    if (!document) return
    for (const [field, marked] of Object.entries(document)) {
      for (const word of wordsIn(marked)) {
        if (known.has(field + word)) continue
        known.add(field + word)
        const before = learnt.get(word)
        const spelling = field === 'other' ? undefined : spellingsOf(ingredients.join('\n')).get(word)
        learnt.set(word, {
          word,
          spelling: before?.spelling ?? spelling,
          title: Math.max(before?.title ?? 0, Number(field === 'title')),
          main: Math.max(before?.main ?? 0, Number(field !== 'other')),
        })
      }
    }
  })
  return [...learnt.values()]
}
