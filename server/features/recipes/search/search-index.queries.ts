import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  documentParts,
  documentWords,
  type SearchableRecipe,
  type SearchDocument,
  searchDocument,
  searchFields,
  searchTerms,
  shortPartMarks,
} from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { isListed } from '../../recipe-access/recipe-access.queries.ts'
import { minutesOrLast } from './prep-minutes.queries.ts'
import { holdOffWordSweeps, mergeEntries, upsertWords, type VocabularyEntry } from './vocabulary.queries.ts'

type StoredRecipe = SearchableRecipe & { id: number }

/**
 * Stores the words of a recipe, whose row the transaction has locked, and returns its search document. Call it late in the transaction:
 * another transaction that stores the same new word waits until this one ends.
 */
export async function indexRecipe(trx: Database, recipe: StoredRecipe): Promise<SearchDocument> {
  const indexed = withDocument(recipe)
  await indexRecipes(trx, [indexed])
  return indexed.document
}

const withDocument = (recipe: StoredRecipe) => ({ recipe, document: searchDocument(recipe) })

async function indexRecipes(trx: Database, indexed: ReturnType<typeof withDocument>[]): Promise<void> {
  const entryOf = new Map<string, VocabularyEntry>()
  for (const { recipe, document } of indexed)
    for (const entry of entriesOf(recipe, document))
      entryOf.set(entry.word, mergeEntries(entryOf.get(entry.word), entry))
  await holdOffWordSweeps(trx)
  await upsertWords(trx, [...entryOf.values()])
  await upsertDocuments(
    trx,
    indexed.map(({ recipe }) => recipe.id),
    indexed.map(({ document }) => document),
  )
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

/** Returns the vocabulary's entry for a short part. Parts from titles count as words of titles. */
export function partEntry(part: string): VocabularyEntry {
  const count = Number(part.startsWith(shortPartMarks.title))
  return { word: part, spelling: undefined, title: count, main: count }
}

/** Returns the words and short parts that an indexed document has and the later one has not, in the vocabulary's form. */
export function wordsWithout(indexed: SearchDocument, later: SearchDocument | undefined): string[] {
  const kept = later ? new Set(wordsOf(later)) : undefined
  return [...new Set(wordsOf(indexed))].filter(word => !kept?.has(word))
}

const wordsOf = (document: SearchDocument): string[] => [
  ...[document.title, document.ingredients, document.other].flatMap(documentWords),
  ...documentParts(document),
]

/** Stores documents. The other columns are copied from the recipe's row, so that they cannot differ. Unlisted recipes are skipped. */
export async function upsertDocuments(
  db: Database,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const [title, ingredients, other] = searchFields.map(field => documents.map(document => document[field]))
  await sql`
    insert into recipe_search as s
      (recipe_id, author_id, prep_minutes, servings, diet, country, title_words, ingredient_words, other_words)
    select r.id, r.author_id, ${minutesOrLast('r.prep_minutes')}, r.servings, facet_key(r.diet_type),
      facet_key(r.country_of_origin), d.title, d.ingredients, d.other
    from unnest(${ids}::bigint[], ${title}::text[], ${ingredients}::text[], ${other}::text[])
      as d (id, title, ingredients, other)
    join recipes r on r.id = d.id and ${isListed('r')}
    on conflict (recipe_id) do update set
      prep_minutes = excluded.prep_minutes, servings = excluded.servings, diet = excluded.diet,
      country = excluded.country, title_words = excluded.title_words,
      ingredient_words = excluded.ingredient_words, other_words = excluded.other_words`.execute(db)
}

/** Maps each folded word of the ingredients to its spelling: 'jalapeno' → 'jalapeño'. */
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
export const backfillSearchIndex = (db: Database): Promise<number> =>
  indexAll(db, sql<SqlBool>`s.title_words is null`)

const fact = 'search_documents'
/** Raise this whenever the content of search documents changes. */
const documentVersion = '2'

/** Rewrites all search documents once after `documentVersion` was raised. Returns for how many recipes. */
export async function rewriteSearchIndex(db: Database): Promise<number> {
  const known = await db.selectFrom('site_facts').select('value').where('name', '=', fact).executeTakeFirst()
  if (known?.value === documentVersion) return 0
  const count = await indexAll(db, sql<SqlBool>`true`)
  await db
    .insertInto('site_facts')
    .values({ name: fact, value: documentVersion })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: documentVersion }))
    .execute()
  return count
}

/** Writes the search documents of the rows `s` that meet the condition; returns how many. */
async function indexAll(db: Database, isWanted: RawBuilder<SqlBool>): Promise<number> {
  let count = 0
  for (let last = 0; ; ) {
    const ids = await runTransaction(db, async trx => {
      const batch = await lockBatch(trx, isWanted, last)
      await indexRecipes(trx, batch.map(withDocument))
      return batch.map(({ id }) => id)
    })
    const end = ids.at(-1)
    if (end === undefined) return count
    count += ids.length
    last = end
  }
}

const batchSize = 200

/** Reads the next recipes after an id and locks them, so that an edit or a hiding meanwhile is not overwritten with the older text. */
const lockBatch = (trx: Database, isWanted: RawBuilder<SqlBool>, last: number) =>
  trx
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
    .where(isWanted)
    .where('s.recipe_id', '>', last)
    .orderBy('s.recipe_id')
    .limit(batchSize)
    .forShare('r')
    .execute()
