import { useEffect, useState } from 'react'
import type { WholeCase } from '#contract/moderation.ts'
import { minutesUntil } from '../due.ts'

export type Claim =
  | { kind: 'decided' }
  | { kind: 'yours'; until: string; minutesLeft: number }
  | { kind: 'others'; name: string; until: string }
  | { kind: 'notYours'; why: 'decided' | 'reported' | 'owned' }
  /** The reader had claimed the case, and the time is over. */
  | { kind: 'over' }
  | { kind: 'free' }

/** From this many remaining minutes on, the line asks for attention. */
export const fewMinutes = 2

export function claimOf({ isWaiting, isYours, holder }: WholeCase, now: number, hadIt: boolean): Claim {
  if (!isWaiting) return { kind: 'decided' }
  const isLive = holder !== null && Date.parse(holder.until) > now
  if (isLive && holder.isYou)
    return { kind: 'yours', until: holder.until, minutesLeft: minutesUntil(holder.until, now) }
  if (isLive) return { kind: 'others', name: holder.name, until: holder.until }
  if (isYours) return { kind: 'notYours', why: isYours }
  return { kind: hadIt ? 'over' : 'free' }
}

const tickMs = 5000

/** Returns the time by the server's clock, in which a claim's end is given. It is updated every few seconds. */
export function useServerTime(clockOffsetMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now + clockOffsetMs
}
