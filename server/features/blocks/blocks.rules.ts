import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { BlockSentences } from '#texts/blocks.ts'
import { findBlocker } from './blocks.queries.ts'

/** Whoever is refused is told why. */
export async function refuseBlocked(
  db: Database,
  viewerId: number,
  otherId: number,
  sentences: BlockSentences,
): Promise<void> {
  const blocker = await findBlocker(db, viewerId, otherId)
  if (blocker !== null) refuse('blocked', sentences[blocker === viewerId ? 'you' : 'author'])
}
