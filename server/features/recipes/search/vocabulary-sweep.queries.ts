import { sql } from 'kysely'
import { fieldMarks, isShortPart } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { tokens } from './conditions.queries.ts'
import { holdOffWordWrites } from './vocabulary.queries.ts'

/** Who saves a recipe waits for one batch at most. */
const batchSize = 25

/** Deletes those of these words that no recipe has. */
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

/** How a search document may have the word: as a short part, or as a word of any field. */
const tokensOf = (word: string): string[] =>
  isShortPart(word) ? [word] : Object.values(fieldMarks).map(mark => mark + word)

/** Deletes every word that no recipe has. */
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
