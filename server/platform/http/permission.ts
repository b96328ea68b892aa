import type { Endpoint } from '#contract/endpoint.ts'
import type { RefuseRestricted, RefuseUnlessModerator, RefuseUnlessSecured, Viewer } from './access.ts'

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
  if (rows[0]?.access === 'moderator') await refuseUnlessModerator(viewer)
}
