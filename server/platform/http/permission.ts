import type { Endpoint } from '#contract/endpoint.ts'
import type { RefuseRestricted, RefuseUnlessModerator, Viewer } from './access.ts'

export type Permissions = { refuseRestricted: RefuseRestricted; refuseUnlessModerator: RefuseUnlessModerator }

/** What a live session of the realm does not suffice for: that its member is a moderator, and is not held back for a time. */
export async function refuseUnlessPermitted(
  rows: Endpoint[],
  viewer: Viewer,
  { refuseRestricted, refuseUnlessModerator }: Permissions,
): Promise<void> {
  if (viewer.realm === 'admin') return
  const { userId, restriction } = viewer
  const isRefused =
    restriction?.kind === 'suspended'
      ? !rows.some(row => row.whileSuspended)
      : restriction && rows.length === 1 && rows[0]?.publishes
  if (restriction && isRefused) await refuseRestricted(userId, restriction)
  if (rows[0]?.access === 'moderator') await refuseUnlessModerator(viewer)
}
