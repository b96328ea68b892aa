import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { maxTitleLength } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { readParts } from '#server/platform/files/parts.ts'
import { importKey } from '#server/platform/files/store.ts'
import { makeTemporaryFolder } from '#server/platform/files/temporary-folders.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import * as t from '#texts/import-answers.ts'
import { insertDrafts } from '../../drafts/draft-quotas.ts'
import type { NewDraft } from '../../drafts/drafts.queries.ts'
import { findSameDraft } from '../../drafts/same-draft.queries.ts'
import { storableAddresses } from '../../recipes/own-addresses.ts'
import { draftFieldsOf, type ReadyDraft } from '../files/draft-fields.ts'
import type { FileProblem } from '../files/file-problem.ts'
import type { ReadPart } from '../reader/messages.ts'
import { holdReading, type ImportState, type OpenBatch } from './batches.queries.ts'
import { draftOf } from './draft-of.ts'
import type { ImportServices } from './import-services.ts'
import { findProgress, insertReadRecipe } from './imported-recipes.queries.ts'

/** `stopped` means that the member stopped the batch. */
type Outcome = 'unfinished' | 'stopped' | { state: ImportState; reason?: string }

/** Small, because each request without an answer takes the longest time that one recipe may take. */
const maxUnanswered = 5

/**
 * Continues where an earlier turn, or a process that was killed, stopped. A recipe's draft and its row in the report are stored in one
 * transaction, so that no recipe is stored twice.
 */
export async function readOn(services: ImportServices, batch: OpenBatch, turnMs: number): Promise<Outcome> {
  const folder = await makeTemporaryFolder('import')
  try {
    const path = join(folder, 'file')
    const stored = readParts(services.files, importKey(batch.name), batch.parts)
    await pipeline(stored, createWriteStream(path, { mode: 0o600 }))
    return await readRecipes(services, batch, { path, until: performance.now() + turnMs })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Turn = { path: string; until: number }

async function readRecipes(
  services: ImportServices,
  batch: OpenBatch,
  { path, until }: Turn,
): Promise<Outcome> {
  const { db, limits, fileReading } = services
  const file = { path, fileName: batch.fileName }
  const opened = await fileReading.ask(file)
  if (!('documents' in opened))
    return { state: 'failed', reason: t.cannotRead('problem' in opened ? opened.problem : 'broken') }
  const { documents } = opened
  const { next: at, count } = await findProgress(db, batch.id)
  let read = count
  let unanswered = 0
  /** How many recipes the current document has. Undefined until the document is opened in this turn. */
  let parts: number | undefined
  while (at.document < documents) {
    if (read >= limits.maxImportedRecipes)
      return { state: 'done', reason: t.tooManyRecipes(limits.maxImportedRecipes) }
    if (performance.now() > until) return 'unfinished'
    const answer = await fileReading.ask({ ...file, at }).catch(() => {
      unanswered += 1
      return undefined
    })
    if (unanswered > maxUnanswered) return { state: 'failed', reason: t.stoppedOften }
    const found = answer && 'parts' in answer ? answer : undefined
    const problem = answer && 'problem' in answer ? answer.problem : undefined
    parts = found?.parts ?? parts
    // A document without recipes gets one row. A document that an earlier turn has read to its end gets no further row.
    if (at.part === 0 || at.part < (parts ?? 0)) {
      const left = Math.max((parts ?? 0) - at.part - 1, 0)
      const expected = read + 1 + left + documents - at.document - 1
      const isStored = await storeRecipe(services, batch, { at: { ...at }, found, problem, expected })
      if (!isStored) return 'stopped'
      read += 1
    }
    at.part += 1
    if (at.part < (parts ?? 0)) continue
    at.document += 1
    at.part = 0
    parts = undefined
  }
  return { state: 'done' }
}

type Found = {
  at: { document: number; part: number }
  found: ReadPart | undefined
  /** What is wrong with the archive, or with the archive in it. */
  problem: FileProblem | undefined
  expected: number
}

/** Stores a recipe's draft and its row in the report. Returns false if the member has stopped the batch. */
async function storeRecipe(
  services: ImportServices,
  batch: OpenBatch,
  { at, found, problem, expected }: Found,
): Promise<boolean> {
  const { db, limits, publicUrl } = services
  const recipe = found?.recipe
  const ready = recipe && draftFieldsOf(recipe)
  const knownDraftId = ready ? await findKnownDraft(db, batch.userId, ready) : null
  const isNew = ready && knownDraftId === null
  const made = isNew && found ? await draftOf(services, batch, { read: found, ready }) : undefined
  const title = (made?.draft?.title ?? recipe?.title ?? '').slice(0, maxTitleLength)
  const row = { ...at, batchId: batch.id, userId: batch.userId, title }
  const reason = made?.draft || knownDraftId !== null ? '' : whyNone(found, problem)
  const store = (draft: NewDraft | undefined, refused = '') =>
    runTransaction(db, async trx => {
      if (!(await holdReading(trx, batch.id))) return false
      const [draftId = null] = draft
        ? await insertDrafts(trx, { authorId: batch.userId, drafts: [draft], limits })
        : []
      const { warnings, notes } = (draftId !== null && made) || { warnings: [], notes: [] }
      await insertReadRecipe(
        trx,
        { ...row, draftId, knownDraftId, warnings, notes, reason: draftId === null ? refused || reason : '' },
        { format: found?.format, expected },
      )
      return true
    })
  const draft = made?.draft && storableAddresses({ ...made.draft, batchId: batch.id }, publicUrl())
  try {
    return await store(draft)
  } catch (error) {
    // A quota of drafts or pictures is used up. The report says so for this recipe, and the others go on.
    if (!(error instanceof Refusal)) throw error
    return store(undefined, error.message)
  }
}

/** Finds a draft with the same content. A recipe without ingredients and instructions never matches. */
async function findKnownDraft(db: Database, userId: number, { fields }: ReadyDraft): Promise<number | null> {
  if (!fields.ingredients && !fields.instructions) return null
  return (await findSameDraft(db, userId, fields)) ?? null
}

function whyNone(found: ReadPart | undefined, problem: FileProblem | undefined): string {
  if (problem) return t.cannotRead(problem)
  if (found?.recipe) return t.emptyRecipe
  return found?.parts === 0 ? t.noRecipeInDocument : t.brokenRecipe
}
