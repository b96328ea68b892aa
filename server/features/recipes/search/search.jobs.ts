import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import { deleteUnusedFacets } from './facets.queries.ts'
import { recountWords, type VocabularyEntry } from './vocabulary.queries.ts'
import { deleteUnusedWords, restoreUsedWords, sweepVocabulary } from './vocabulary-sweep.queries.ts'

const wordSweep = 'word-sweep'
const wordRestoring = 'word-restoring'

/** Longer than a recipe that is being saved takes from looking its words up to its commit. */
const restoreAfterSeconds = 60

/** Enqueues the deletion of those of these words that no recipe has any more. */
export async function requestWordSweep(jobs: Jobs, db: Database, words: string[]): Promise<void> {
  if (words.length > 0) await jobs.enqueue(db, wordSweep, { words })
}

const requestRestoring = (jobs: () => Jobs) => (db: Database, entries: VocabularyEntry[]) =>
  jobs().enqueue(db, wordRestoring, { entries }, { afterSeconds: restoreAfterSeconds })

type Services = {
  db: Database
  /** Known once the workers have started. */
  jobs: () => Jobs
}

/**
 * Updates hourly how common each word is, which the search planner estimates from, and deletes words, countries and diets
 * that no recipe has.
 */
export const searchJobs = ({ db, jobs }: Services): Job<never>[] => [
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
    run: ({ words }: { words: string[] }) => deleteUnusedWords(db, words, requestRestoring(jobs)),
  },
  {
    name: wordRestoring,
    retries: 8,
    retryDelaySeconds: 10,
    run: ({ entries }: { entries: VocabularyEntry[] }) => restoreUsedWords(db, entries),
  },
  {
    name: 'sweep-vocabulary',
    isSweep: true,
    retries: 1,
    retryDelaySeconds: 60,
    schedule: '27 3 * * *',
    run: () => sweepVocabulary(db, requestRestoring(jobs)),
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
