import { sql } from 'kysely'
import {
  documentParts,
  documentWords,
  type SearchableRecipe,
  type SearchDocument,
  searchDocument,
  searchTerms,
  shortPartMarks,
} from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../listed.queries.ts'
import { minutesOrLast } from '../prep-minutes.queries.ts'
import { upsertWords, type VocabularyEntry } from './vocabulary.queries.ts'

export type DocumentBatch = { title: string[]; ingredients: string[]; other: string[]; ids: number[] }

/** A recipe's search document, and the vocabulary's entries of its words. */
export type TokenizedText = { document: SearchDocument; entries: VocabularyEntry[] }

/**
 * Tokenises a recipe, once per save, and upserts its words into the vocabulary; returns them with the document for `indexRecipe`.
 * Must run before the recipe's transaction: inserting a word that an open transaction has inserted waits for that one's end.
 */
export async function upsertRecipeWords(db: Database, recipe: SearchableRecipe): Promise<TokenizedText> {
  const document = searchDocument(recipe)
  const entries = entriesOf(recipe, document)
  await upsertWords(db, entries)
  return { document, entries }
}

function entriesOf(recipe: SearchableRecipe, document: SearchDocument): VocabularyEntry[] {
  const spellings = spellingsOf(recipe.ingredients)
  const entryOf = new Map<string, VocabularyEntry>()
  const addWords = (marked: string, counts: Pick<VocabularyEntry, 'title' | 'main'>) => {
    for (const word of documentWords(marked))
      entryOf.set(word, { word, spelling: spellings.get(word), ...counts })
  }
  addWords(document.title, { title: 1, main: 1 })
  addWords(document.ingredients, { title: 0, main: 1 })
  addWords(document.other, { title: 0, main: 0 })
  for (const part of documentParts(document)) entryOf.set(part, partEntry(part))
  return [...entryOf.values()]
}

/** The vocabulary's entry for a short part: those of titles count as words of titles. */
export function partEntry(part: string): VocabularyEntry {
  const count = Number(part.startsWith(shortPartMarks.title))
  return { word: part, spelling: undefined, title: count, main: count }
}

/** Upserts the search row of a stored recipe, which search and filters read. */
export const indexRecipe = (db: Database, id: number, { title, ingredients, other }: SearchDocument) =>
  upsertDocuments(db, { ids: [id], title: [title], ingredients: [ingredients], other: [other] })

/** The words and short parts that a search row has and a later document has not, as the vocabulary has them. */
export function wordsWithout(indexed: SearchDocument, later: SearchDocument | undefined): string[] {
  const kept = later ? new Set(wordsOf(later)) : undefined
  return [...new Set(wordsOf(indexed))].filter(word => !kept?.has(word))
}

const wordsOf = (document: SearchDocument): string[] => [
  ...[document.title, document.ingredients, document.other].flatMap(documentWords),
  ...documentParts(document),
]

/**
 * The other columns are copied from the recipe's row, so that they cannot differ. The row is locked: a recipe that is hidden meanwhile
 * has lost its search row for good.
 */
export async function upsertDocuments(db: Database, documents: DocumentBatch): Promise<void> {
  const { ids, title, ingredients, other } = documents
  await sql`
    insert into recipe_search as s
      (recipe_id, author_id, prep_minutes, servings, diet, country, title_words, ingredient_words, other_words)
    select r.id, r.author_id, ${minutesOrLast('r.prep_minutes')}, r.servings, facet_key(r.diet_type),
      facet_key(r.country_of_origin), d.title, d.ingredients, d.other
    from unnest(${ids}::bigint[], ${title}::text[], ${ingredients}::text[], ${other}::text[])
      as d (id, title, ingredients, other)
    join recipes r on r.id = d.id and ${isListed('r')}
    for share of r
    on conflict (recipe_id) do update set
      prep_minutes = excluded.prep_minutes, servings = excluded.servings, diet = excluded.diet,
      country = excluded.country, title_words = excluded.title_words,
      ingredient_words = excluded.ingredient_words, other_words = excluded.other_words`.execute(db)
}

/** The spelling of each folded word of an ingredient: 'jalapeno' → 'jalapeño'. */
export function spellingsOf(ingredients: string): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const [spelling] of ingredients.normalize('NFC').matchAll(/[\p{L}\p{M}'’]+/gu)) {
    const [term, ...more] = searchTerms(spelling)
    if (more.length > 0) continue
    for (const word of term?.spellings ?? []) spellings.set(word, spelling.toLowerCase())
  }
  return spellings
}

/** Indexes recipes that have no search document yet; returns how many. */
export async function backfillSearchIndex(db: Database): Promise<number> {
  let count = 0
  for (;;) {
    const batch = await batchOf(db).where('s.title_words', 'is', null).execute()
    await indexBatch(db, batch)
    count += batch.length
    if (batch.length === 0) return count
  }
}

const fact = 'search_documents'
/** Raised with every change of what a search document is made of. */
const documentVersion = '2'

/** Writes the search documents anew that an older version of the site has written otherwise; returns of how many recipes. */
export async function rewriteSearchIndex(db: Database): Promise<number> {
  const known = await db.selectFrom('site_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (known?.value === documentVersion) return 0
  let count = 0
  for (let last = 0; ; ) {
    const batch = await batchOf(db).where('s.recipe_id', '>', last).execute()
    await indexBatch(db, batch)
    count += batch.length
    const id = batch.at(-1)?.id
    if (id === undefined) break
    last = id
  }
  await db
    .insertInto('site_facts')
    .values({ name: fact, value: documentVersion })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: documentVersion }))
    .execute()
  return count
}

const batchOf = (db: Database) =>
  db
    .selectFrom('recipes as r')
    .innerJoin('recipe_search as s', 's.recipe_id', 'r.id')
    .select([
      'r.id',
      'r.title',
      'r.chef_name as chefName',
      'r.country_of_origin as countryOfOrigin',
      'r.diet_type as dietType',
      'r.ingredients',
      'r.instructions',
    ])
    .orderBy('s.recipe_id')
    .limit(200)

async function indexBatch(
  db: Database,
  batch: readonly (SearchableRecipe & { id: number })[],
): Promise<void> {
  const documents = batch.map(searchDocument)
  const entryOf = new Map<string, VocabularyEntry>()
  for (const [place, document] of documents.entries())
    for (const entry of entriesOf(batch[place] as SearchableRecipe, document))
      entryOf.set(entry.word, mergeEntries(entry, entryOf.get(entry.word)))
  await upsertWords(db, [...entryOf.values()])
  await upsertDocuments(db, {
    ids: batch.map(({ id }) => id),
    title: documents.map(({ title }) => title),
    ingredients: documents.map(({ ingredients }) => ingredients),
    other: documents.map(({ other }) => other),
  })
}

const mergeEntries = (one: VocabularyEntry, other: VocabularyEntry = one): VocabularyEntry => ({
  word: one.word,
  spelling: one.spelling ?? other.spelling,
  title: Math.max(one.title, other.title),
  main: Math.max(one.main, other.main),
})
