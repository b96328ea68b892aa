import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { BlockSentences } from '#texts/block-refusals.ts'
import { isBlockedBy } from './blocks.queries.ts'

/** Whoever is refused is told why; one's own block first, since one can end that. */
export async function refuseBlocked(
  db: Database,
  viewerId: number,
  otherId: number,
  sentences: BlockSentences,
): Promise<void> {
  if (await isBlockedBy(db, viewerId, otherId)) refuse('blocked', sentences.youBlocked)
  if (await isBlockedBy(db, otherId, viewerId)) refuse('blocked', sentences.youAreBlocked)
}
