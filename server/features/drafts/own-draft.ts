import type { Database } from '#server/platform/database/connect.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import { draftChangedElsewhere } from '#texts/drafts.ts'
import { draftNotFound } from '#texts/requests.ts'
import { type DraftRow, findDraft, findDraftForUpdate } from './drafts.queries.ts'

type OwnDraft = { id: number; authorId: number }

/** Returns a member's own draft. Throws "not found" for another member's draft. */
export async function getOwnDraft(db: Database, own: OwnDraft): Promise<DraftRow> {
  const draft = await findDraft(db, own)
  if (!draft) throw notFound(draftNotFound)
  return draft
}

/** Locks the draft until the transaction ends. Refuses if it was changed since the client read it. */
export async function lockOwnDraft(trx: Database, own: OwnDraft, revision: number) {
  const draft = await findDraftForUpdate(trx, own)
  if (!draft) throw notFound(draftNotFound)
  refuseChanged(draft, revision)
  return draft
}

export function refuseChanged(draft: { revision: number }, revision: number): void {
  if (draft.revision !== revision) refuse('conflict', draftChangedElsewhere)
}
