import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import { reindexing } from '../../recipe-access/reindexing.ts'
import { deleteUnusedFacets } from './facets.queries.ts'
import { backfillSearchIndex } from './search-index.queries.ts'
import { recountWords } from './vocabulary.queries.ts'
import { deleteUnusedWords, sweepVocabulary } from './vocabulary-sweep.queries.ts'

const wordSweep = 'word-sweep'

/** Enqueues the deletion of the given words, as far as no recipe contains them any more. */
export async function requestWordSweep(jobs: Jobs, db: Database, words: string[]): Promise<void> {
  if (words.length > 0) await jobs.enqueue(db, wordSweep, { words })
}

/**
 * Recounts hourly how common each word is, because the search planner estimates from these counts. Deletes words, countries and diets
 * that no recipe has.
 */
export const searchJobs = ({ db }: { db: Database }): Job<never>[] => [
  {
    name: 'recount-words',
    retries: 1,
    retryDelaySeconds: 60,
    schedule: '17 * * * *',
    run: () => recountWords(db),
  },
  {
    name: wordSweep,
    retries: 3,
    retryDelaySeconds: 30,
    run: ({ words }: { words: string[] }) => deleteUnusedWords(db, words),
  },
  {
    name: reindexing,
    retries: 8,
    retryDelaySeconds: 10,
    run: () => backfillSearchIndex(db).then(() => undefined),
  },
  {
    name: 'sweep-vocabulary',
    isSweep: true,
    retries: 1,
    retryDelaySeconds: 60,
    schedule: '27 3 * * *',
    run: () => sweepVocabulary(db),
  },
  {
    name: 'sweep-facets',
    isSweep: true,
    retries: 1,
    retryDelaySeconds: 60,
    schedule: '7 * * * *',
    run: () => deleteUnusedFacets(db),
  },
]
