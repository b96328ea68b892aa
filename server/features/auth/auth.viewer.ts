import type { Database } from '#server/platform/database/connect.ts'
import type { Viewer } from '#server/platform/http/access.ts'
import type { Bearer } from '#server/platform/http/bearer.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { findViewer, type Realm } from './sessions.queries.ts'

/** Returns the viewer of this token in this realm. Undefined without a token, for an expired one, or for one of the other realm. */
export async function findRealmViewer(
  { db, limits }: { db: Database; limits: Limits },
  realm: Realm,
  bearer: Bearer,
): Promise<Viewer | undefined> {
  if (bearer.kind !== 'token') return undefined
  const viewer = await findViewer(db, bearer.token, limits.sessions)
  return viewer?.realm === realm ? viewer : undefined
}
