import type { Endpoint } from '#contract/endpoint.ts'
import {
  type Authenticate,
  type RefuseRestricted,
  type RefuseUnlessModerator,
  type RefuseUnlessSecured,
  resolveViewer,
  type Viewer,
} from './access.ts'
import type { Bearer } from './bearer.ts'

export type Permissions = {
  refuseRestricted: RefuseRestricted
  refuseUnlessModerator: RefuseUnlessModerator
  refuseUnlessSecured: RefuseUnlessSecured
}

/** What a live session of the realm does not suffice for: that its member is a moderator, and is not held back for a time; that an administrator has a second factor. */
export async function refuseUnlessPermitted(
  rows: Endpoint[],
  viewer: Viewer,
  { refuseRestricted, refuseUnlessModerator, refuseUnlessSecured }: Permissions,
): Promise<void> {
  if (viewer.realm === 'admin') {
    if (!rows.some(row => row.withoutSecondFactor)) await refuseUnlessSecured(viewer)
    return
  }
  const { userId, restriction } = viewer
  const isRefused =
    restriction?.kind === 'suspended'
      ? !rows.some(row => row.whileSuspended)
      : restriction && rows.length === 1 && rows[0]?.publishes
  if (restriction && isRefused) await refuseRestricted(userId, restriction)
  if (rows[0]?.access !== 'moderator') return
  await refuseUnlessModerator(viewer)
  if (restriction) await refuseRestricted(userId, restriction, 'asModerator')
}

const longestUncheckedMs = 1_000

type Write = { row: Endpoint; bearer: Bearer; elapsedMs: number }

/**
 * Asked just before a write is done: of one that came in slowly, or waited for its turn, the sender may have been suspended or signed
 * out since it was let in.
 */
export async function refuseIfNoLongerPermitted(
  { row, bearer, elapsedMs }: Write,
  dependencies: Permissions & { authenticate: Authenticate },
): Promise<void> {
  if (row.method === 'GET' || elapsedMs < longestUncheckedMs) return
  const viewer = await resolveViewer(row.access, bearer, dependencies.authenticate)
  if (viewer) await refuseUnlessPermitted([row], viewer, dependencies)
}
