import { sql } from 'kysely'
import {
  documentParts,
  documentWords,
  type SearchableRecipe,
  type SearchDocument,
  searchDocument,
  shortPartMarks,
  tokenize,
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
  const entries = [...entryOf.values()]
  await upsertWords(db, entries)
  return { document, entries }
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
    const [word, ...more] = tokenize(spelling)
    if (word && more.length === 0) spellings.set(word, spelling.toLowerCase())
  }
  return spellings
}

/** Indexes recipes that an older version of the site has stored; returns how many. */
export async function backfillSearchIndex(db: Database): Promise<number> {
  const batch = await db
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
    .where('s.title_words', 'is', null)
    .orderBy('s.recipe_id')
    .limit(200)
    .execute()
  for (const { id, ...recipe } of batch)
    await indexRecipe(db, id, (await upsertRecipeWords(db, recipe)).document)
  return batch.length === 0 ? 0 : batch.length + (await backfillSearchIndex(db))
}
