import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../connect.ts'
import { type Lsn, laterOf } from './lsn.ts'
import { beginTerm, findFlushedPosition } from './marks.queries.ts'

/** What this process knows of the primary, and so of what a replica must have. */
export type PrimaryWatch = {
  /** Where the last write is that anybody can see, as far as this process was told. Undefined while it may have missed one. */
  floor(): Lsn | undefined
  /** The row that proves that a replica continues the primary's history. */
  term(): string | undefined
  /** What replicas could have been sent, as it was a while ago, and as it is now. */
  sent(): { before: Lsn; now: Lsn }
  /** There was a write that anybody can see; undefined where its place in the log is not known. */
  raise(lsn: Lsn | undefined): void
  /** False from when notifications of others' writes may be missed until they are received again. */
  setListening(isListening: boolean): void
  close(): Promise<void>
}

const tickMs = 1_000
/** A replica that is behind by more than that is left out, also where nobody told of a write, such as of a job's. */
const maxLagTicks = 5
/** Terms are deleted after a week. */
const maxTermMs = 86_400_000

export function watchPrimary(db: Database): PrimaryWatch {
  const closing = new AbortController()
  let isListening = false
  let atLeast: Lsn = 0n
  let term: string | undefined
  let termBeganAt = 0
  // Each doubt is settled by a new term, whose place in the log is behind whatever was missed.
  let doubts = 1
  let settledDoubts = 0
  let isSettling = false
  const sent: Lsn[] = []

  async function settle(): Promise<void> {
    if (isSettling) return
    isSettling = true
    try {
      while (isListening && settledDoubts !== doubts) {
        const settling = doubts
        const id = randomUUID()
        const lsn = await beginTerm(db, id, term)
        term = id
        termBeganAt = performance.now()
        if (settling === doubts) atLeast = laterOf(atLeast, lsn)
        settledDoubts = settling
      }
    } catch {
      // The pool logs errors of the database; the next tick tries again.
    } finally {
      isSettling = false
    }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      if (termBeganAt > 0 && performance.now() - termBeganAt > maxTermMs) doubts += 1
      await settle()
      const position = await findFlushedPosition(db).catch(() => undefined)
      if (position !== undefined) sent.push(position)
      if (sent.length > maxLagTicks) sent.shift()
      await sleep(tickMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
    }
  }
  const ended = watch()

  return {
    floor: () => (isListening && settledDoubts === doubts ? atLeast : undefined),
    term: () => term,
    sent: () => ({ before: sent.length < maxLagTicks ? 0n : (sent[0] ?? 0n), now: sent.at(-1) ?? 0n }),
    raise(lsn) {
      if (lsn !== undefined) {
        atLeast = laterOf(atLeast, lsn)
        return
      }
      doubts += 1
      void settle()
    },
    setListening(listens) {
      isListening = listens
      if (listens) return void settle()
      doubts += 1
      // After a failover the log may go on from an earlier place.
      atLeast = 0n
      sent.length = 0
    },
    async close() {
      closing.abort()
      await ended
    },
  }
}
