import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/drafts.ts'
import { isNewPhoto, refusePictures } from '../media/picture-quota.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { insertDraftRows, measureDrafts, type NewDraft } from './drafts.queries.ts'

type Texts = { ingredients: string; instructions: string }
type Drafted = Texts & { image: string; chefImage: string }
type Owned = { authorId: number; limits: Limits }

/**
 * Stores new drafts of one member in one statement, and returns their ids in their order. Refuses all of them with `limit_reached` if they
 * exceed what the site stores for one member, in number, text or photos. Needs a transaction, and locks the member until it ends.
 */
export async function insertDrafts(
  trx: Database,
  { authorId, drafts, limits }: Owned & { drafts: readonly NewDraft[] },
): Promise<number[]> {
  await lockMember(trx, authorId)
  const { count, textBytes: stored } = await measureDrafts(trx, authorId)
  if (count + drafts.length > limits.maxDraftsPerMember)
    throw new Refusal('limit_reached', t.tooManyDrafts(limits.maxDraftsPerMember))
  const growth = drafts.reduce(
    (sum, draft) => sum + textBytes(draft) + Buffer.byteLength(draft.source?.instructions ?? ''),
    0,
  )
  refuseBeyond(stored + growth, limits)
  await refusePictures(trx, { ownerId: authorId, shown: drafts, limits })
  return insertDraftRows(trx, authorId, drafts)
}

type Change = Owned & { id: number; before: Drafted; after: Drafted }

/**
 * Refuses a change beyond what the site stores for one member. A change that adds neither text nor a photo is never refused, so that a
 * member who is over a limit can shorten drafts.
 */
export async function refuseBeyondDraftQuota(
  trx: Database,
  { id, authorId, limits, before, after }: Change,
): Promise<void> {
  const growth = textBytes(after) - textBytes(before)
  if (growth <= 0 && !isNewPhoto(before, after)) return
  await lockMember(trx, authorId)
  if (growth > 0) refuseBeyond((await measureDrafts(trx, authorId)).textBytes + growth, limits)
  const replaced = { table: 'drafts' as const, id, pictures: before }
  await refusePictures(trx, { ownerId: authorId, shown: [after], replaced, limits })
}

function refuseBeyond(bytes: number, { maxDraftTextBytesPerMember }: Limits): void {
  if (bytes > maxDraftTextBytesPerMember)
    throw new Refusal('limit_reached', t.tooMuchDraftText(maxDraftTextBytesPerMember / 1e6))
}

const textBytes = ({ ingredients, instructions }: Texts): number =>
  Buffer.byteLength(ingredients) + Buffer.byteLength(instructions)
