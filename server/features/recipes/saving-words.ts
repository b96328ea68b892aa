import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { TokenizedRecipe } from './recipes.queries.ts'
import { requestWordSweep } from './search/search.jobs.ts'
import { upsertWords } from './search/vocabulary.queries.ts'
import { awaitWordSweeps } from './search/vocabulary-sweep.queries.ts'

type Saved<Result> = { result: Result; isListed: boolean }

/**
 * Saves a recipe in a transaction. Words that were swept between being looked up and being used are stored again; where the
 * recipe is refused or not listed, those that were stored for it are swept.
 */
export async function savingWords<Result>(
  { db, jobs }: { db: Database; jobs: Jobs },
  { entries }: TokenizedRecipe,
  save: (trx: Database) => Promise<Saved<Result>>,
): Promise<Result> {
  let isListed = false
  try {
    const saved = await runTransaction(db, save)
    isListed = saved.isListed
    return saved.result
  } finally {
    if (isListed) await restoreWords(db, entries)
    else await sweepWords({ db, jobs }, entries)
  }
}

/** Where this fails, as without a database, the nightly sweep finds them. */
async function sweepWords(
  { db, jobs }: { db: Database; jobs: Jobs },
  entries: TokenizedRecipe['entries'],
): Promise<void> {
  const words = entries.map(({ word }) => word)
  await Promise.allSettled([requestWordSweep(jobs, db, words)])
}

const restorePausesMs = [0, 50, 500]

/**
 * The recipe is saved: a refusal now would have it sent, and saved, again. Where no try succeeds, as without a database, the job
 * that follows every sweep restores them.
 */
async function restoreWords(db: Database, entries: TokenizedRecipe['entries']): Promise<void> {
  for (const pauseMs of restorePausesMs) {
    await sleep(pauseMs)
    const [{ status }] = await Promise.allSettled([awaitWordSweeps(db).then(() => upsertWords(db, entries))])
    if (status === 'fulfilled') return
  }
}
