import type { Reply } from '#contract/routes.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openFairQueue } from '#server/platform/work/fair-queue.ts'
import * as t from '#texts/import-refusals.ts'
import { tooManyLargeBodies } from '#texts/request-refusals.ts'
import type { ReadRequest } from './messages.ts'
import { openReaders } from './readers.ts'

/** Reads members' pages in turn; refuses a page that takes too long or too much memory, and where too many wait. */
export type PageReading = {
  read(memberId: number, page: ReadRequest): Promise<Reply<'readPage'>>
  close(): void
}

export function openPageReading({
  pageQueue,
  pageReading,
}: Pick<Limits, 'pageQueue' | 'pageReading'>): PageReading {
  const queue = openFairQueue(pageQueue)
  const readers = openReaders<ReadRequest, Reply<'readPage'>>('read.ts', pageReading)
  const readOrRefuse = (page: ReadRequest) =>
    readers.read(page).catch((cause: unknown) => {
      throw new Refusal('unreadable_page', t.tooIntricate, { cause })
    })
  return {
    read: (memberId, page) => queue(String(memberId), () => readOrRefuse(page), tooBusy),
    close: readers.close,
  }
}

const tooBusy = () =>
  new Refusal('unavailable', tooManyLargeBodies, { retryAfter: 3 + Math.floor(Math.random() * 5) })
