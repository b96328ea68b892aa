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

/**
 * Refuses a request for which a live session does not suffice: a member must not be restricted and, for a moderator's row, must be a
 * moderator; an administrator must have a second factor.
 */
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
 * Checks access again just before a slow write is done. While it arrived or waited for its turn, its sender may have been suspended or
 * signed out.
 */
export async function refuseIfNoLongerPermitted(
  { row, bearer, elapsedMs }: Write,
  dependencies: Permissions & { authenticate: Authenticate },
): Promise<void> {
  if (row.method === 'GET' || elapsedMs < longestUncheckedMs) return
  const viewer = await resolveViewer(row.access, bearer, dependencies.authenticate)
  if (viewer) await refuseUnlessPermitted([row], viewer, dependencies)
}
