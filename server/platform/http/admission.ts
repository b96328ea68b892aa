import * as t from '#texts/requests.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openFairQueue } from '../work/fair-queue.ts'
import { internalAddress } from './client-address.ts'
import { networkOf } from './network.ts'
import { Refusal } from './problems.ts'

/** Each kind of work has its own places, so that a lot of one kind does not hold up another. */
export type WorkKind = keyof Limits['admission']

/**
 * Runs the task when it gets a place; networks take turns. If that would take too long, refuses with 503 and Retry-After. The server's own
 * requests, which it makes to render a page, need no place.
 */
export type Admission = {
  <Result>(kind: WorkKind, address: string, task: () => Promise<Result>): Promise<Result>
  /** Whether so many networks wait that work for another network would be refused at once. Asked before the client's network is known. */
  isFull(kind: WorkKind): boolean
  isFullFor(kind: WorkKind, address: string): boolean
}

export function openAdmission(limits: Limits['admission']): Admission {
  const queues = {
    read: openFairQueue(limits.read),
    write: openFairQueue(limits.write),
    page: openFairQueue(limits.page),
  }
  const admit = <Result>(kind: WorkKind, address: string, task: () => Promise<Result>): Promise<Result> =>
    address === internalAddress ? task() : queues[kind]({ group: networkOf(address) }, task, tooBusy)
  return Object.assign(admit, {
    isFull: (kind: WorkKind) => queues[kind].isFull(),
    isFullFor: (kind: WorkKind, address: string) => queues[kind].isFullFor(networkOf(address)),
  })
}

const maxRetrySeconds = 5

/** Returns the seconds for a Retry-After. They are random, so that clients that were refused together do not come back together. */
export const retrySeconds = (): number => 1 + Math.floor(Math.random() * maxRetrySeconds)

const tooBusy = () => new Refusal('unavailable', t.siteIsBusy, { retryAfter: retrySeconds() })
