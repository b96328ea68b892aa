import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Reply } from '#contract/routes.ts'
import { type Caller, senderOf } from '#server/platform/http/network.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { lastGroup, openFairQueue } from '#server/platform/work/fair-queue.ts'
import { openProcessPool, ProcessEnded } from '#server/platform/work/process-pool.ts'
import * as t from '#texts/import-answers.ts'
import { tooManyLargeBodies } from '#texts/requests.ts'
import type { ReadRequest } from './messages.ts'

/** Reads members' pages in turn. Refuses a page that takes too long or too much memory, and any page if too many wait. */
export type PageReading = {
  read(sender: Required<Caller>, page: ReadRequest): Promise<Reply<'readPage'>>
  close(): void
}

/** A page may wait for as long as this many pages take at most. */
const pagesWaited = 6
/** A page that ended its reader counts as this many further requests in its sender's rate. Six per hour use the rate up. */
const furtherCalls = 19
/** For this time, a sender whose page ended its reader gets a turn only if nobody else waits. */
const costlySenders = { max: 10_000, ttl: 3_600_000 }

export function openPageReading(
  { pageQueue, pageReading }: Pick<Limits, 'pageQueue' | 'pageReading'>,
  throttler: Pick<Throttler, 'countMore'>,
): PageReading {
  const queue = openFairQueue({ ...pageQueue, maxWaitMs: pagesWaited * pageReading.maxMs })
  const readers = openProcessPool<ReadRequest, Reply<'readPage'>>(
    join(import.meta.dirname, 'read.ts'),
    pageReading,
  )
  const costly = new LRUCache<number, true>(costlySenders)

  async function readOrRefuse(sender: Required<Caller>, page: ReadRequest): Promise<Reply<'readPage'>> {
    try {
      return await readers.ask(page)
    } catch (cause) {
      if (cause instanceof ProcessEnded) {
        costly.set(sender.userId, true)
        await throttler.countMore('readPage', sender, furtherCalls)
      }
      throw new Refusal('unreadable_page', t.tooIntricate, { cause })
    }
  }

  /** Reads a page in turn. If another page of the sender ends its reader meanwhile, this page goes to the end of the queue. */
  async function read(sender: Required<Caller>, page: ReadRequest): Promise<Reply<'readPage'>> {
    const isCostly = costly.has(sender.userId)
    const turn = { ...senderOf(sender), ...(isCostly && { group: lastGroup }) }
    const isLast = () => !isCostly && costly.has(sender.userId)
    const reply = await queue(turn, async () => (isLast() ? undefined : readOrRefuse(sender, page)), tooBusy)
    return reply ?? read(sender, page)
  }

  return { read, close: readers.close }
}

const tooBusy = () =>
  new Refusal('unavailable', tooManyLargeBodies, { retryAfter: 3 + Math.floor(Math.random() * 5) })
