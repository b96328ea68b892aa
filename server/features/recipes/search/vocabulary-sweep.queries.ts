import { sql } from 'kysely'
import { fieldMarks, isShortPart } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { tokens } from './conditions.queries.ts'
import { holdOffWordWrites } from './vocabulary.queries.ts'

/** Small, because a member who saves a recipe may have to wait for one batch. */
const batchSize = 25

/** Deletes the given words that no recipe contains. */
export async function deleteUnusedWords(db: Database, words: readonly string[]): Promise<void> {
  for (let start = 0; start < words.length; start += batchSize) {
    const batch = words.slice(start, start + batchSize)
    await runTransaction(db, async trx => {
      await holdOffWordWrites(trx)
      await sql`
        delete from search_words w using ${sweptWords(batch)}
        where w.word = swept.word collate "C" and not ${isUsed}`.execute(trx)
    })
  }
}

const sweptWords = (words: readonly string[]) =>
  sql`unnest(${words}::text[], ${words.map(word => tokensOf(word).join(' '))}::text[]) as swept (word, tokens)`

const isUsed = sql`exists (
  select from recipe_search s
  where ${tokens} && string_to_array(swept.tokens, ' '))`

/** Returns the forms in which a search document may contain the word: as a short part, or as a word of any field. */
const tokensOf = (word: string): string[] =>
  isShortPart(word) ? [word] : Object.values(fieldMarks).map(mark => mark + word)

/** Deletes every word that no recipe contains. */
export async function sweepVocabulary(db: Database): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('search_words')
      .select('word')
      .where('word', '>', after)
      .orderBy('word')
      .limit(20 * batchSize)
      .execute()
    await deleteUnusedWords(
      db,
      rows.map(({ word }) => word),
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.word
  }
}
