import * as t from '#texts/requests.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openFairQueue } from '../work/fair-queue.ts'
import { internalAddress } from './client-address.ts'
import { networkOf } from './network.ts'
import { Refusal } from './problems.ts'

/** Work of one kind has places of its own, so that many of one kind do not hold up another. */
export type WorkKind = keyof Limits['admission']

/**
 * Runs the task when there is a place for it; networks take turns. Where that would take too long, throws a refusal, 503 with
 * Retry-After. What the server asks itself, to render a page, has its place already.
 */
export type Admission = {
  <Result>(kind: WorkKind, address: string, task: () => Promise<Result>): Promise<Result>
  /** Whether so many networks wait that the work of another is refused at once: asked before it is known whose it is. */
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

/** They differ from one refusal to the next, so that those who were refused together do not come back together. */
export const retrySeconds = (): number => 1 + Math.floor(Math.random() * maxRetrySeconds)

const tooBusy = () => new Refusal('unavailable', t.siteIsBusy, { retryAfter: retrySeconds() })
