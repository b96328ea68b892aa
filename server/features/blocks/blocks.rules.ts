import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { BlockSentences } from '#texts/blocks.ts'
import { findBlocker } from './blocks.queries.ts'

/** Refuses if one of the two has blocked the other. The refusal tells the viewer who has blocked whom. */
export async function refuseBlocked(
  db: Database,
  viewerId: number,
  otherId: number,
  sentences: BlockSentences,
): Promise<void> {
  const blocker = await findBlocker(db, viewerId, otherId)
  if (blocker !== null) refuse('blocked', sentences[blocker === viewerId ? 'you' : 'author'])
}
