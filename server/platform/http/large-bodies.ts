import type { FastifyReply } from 'fastify'
import * as t from '#texts/request-refusals.ts'
import type { Limits } from '../limits/default-limits.ts'
import { Refusal } from './problems.ts'

/** Of each member, the large bodies in memory: they arrive, wait or are worked on. */
const heldBy = new Map<number, number>()
let held = 0

/** Counts a body that is to arrive until its request is answered or broken off; refuses it where there are too many. */
export function receiveLargeBody(
  reply: FastifyReply,
  { userId = 0 }: { userId?: number },
  { atOnce, perMember }: Limits['largeBodies'],
): void {
  const own = heldBy.get(userId) ?? 0
  if (held >= atOnce || own >= perMember)
    throw new Refusal('unavailable', t.tooManyLargeBodies, { retryAfter: 3 })
  held += 1
  heldBy.set(userId, own + 1)
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    held -= 1
    const rest = (heldBy.get(userId) ?? 1) - 1
    if (rest > 0) heldBy.set(userId, rest)
    else heldBy.delete(userId)
  }
  reply.raw.once('finish', release).once('close', release)
}
