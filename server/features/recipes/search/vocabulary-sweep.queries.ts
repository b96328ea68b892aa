import { sql } from 'kysely'
import { fieldMarks, isShortPart } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { tokens } from './conditions.queries.ts'
import { upsertWords, type VocabularyEntry } from './vocabulary.queries.ts'

const batchSize = 250

const sweepLock = sql`hashtextextended('word-sweep', 0)`

/** Called in the transaction that deletes these. */
type OnDeleted = (trx: Database, entries: VocabularyEntry[]) => Promise<void>

/**
 * Deletes those of these words that no recipe has. A recipe that is being saved may have counted on one: its words are looked
 * up before its transaction. `onDeleted` has to see to it that they are restored.
 */
export async function deleteUnusedWords(
  db: Database,
  words: readonly string[],
  onDeleted: OnDeleted,
): Promise<void> {
  for (let start = 0; start < words.length; start += batchSize) {
    const batch = words.slice(start, start + batchSize)
    await runTransaction(db, async trx => {
      await sql`select pg_advisory_xact_lock(${sweepLock})`.execute(trx)
      const { rows } = await sql<VocabularyEntry>`
        delete from search_words w using ${sweptWords(batch)}
        where w.word = swept.word collate "C" and not ${isUsed}
        returning w.word, w.spelling, w.title_count as title, w.main_count as main`.execute(trx)
      if (rows.length > 0) await onDeleted(trx, rows)
    })
  }
}

/**
 * Waits for the sweeps that have begun. Such a one may not see a recipe that was committed since, and its deletions are seen
 * by nobody before it ends; a later one sees the recipe.
 */
export async function awaitWordSweeps(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sweepLock})`.execute(db)
}

/** Puts those of these deleted words back that a recipe has. */
export async function restoreUsedWords(db: Database, entries: readonly VocabularyEntry[]): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select swept.word from ${sweptWords(entries.map(({ word }) => word))} where ${isUsed}`.execute(db)
  const used = new Set(rows.map(({ word }) => word))
  if (used.size > 0)
    await upsertWords(
      db,
      entries.filter(({ word }) => used.has(word)),
    )
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
export async function sweepVocabulary(db: Database, onDeleted: OnDeleted): Promise<void> {
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
      onDeleted,
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.word
  }
}
