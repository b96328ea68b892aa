import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation.ts'
import { anAdministrator } from '#texts/moderation-words.ts'
import { readRules } from '../rules/rules.queries.ts'
import { type CaseColumns, findCaseFor, listFreeCases } from './case-list.queries.ts'
import { claim, lockCase } from './cases.queries.ts'
import { lockTarget } from './effects.queries.ts'
import { type Decider, deciderOf, isHeldBy } from './moderation.rules.ts'

export type Deciding = { db: Database; jobs: Jobs; gravity: number[]; decider: Decider }

/** Returns the decider of a request, with what a decision needs and the rules in force. */
export async function readDeciding(
  { db, viewer }: { db: Database; viewer: Parameters<typeof deciderOf>[0] },
  jobs: Jobs,
) {
  return { ...(await readRules(db)), db, jobs, decider: deciderOf(viewer) } satisfies Deciding
}

type Claimed = { id: number; until: string }

async function getCaseFor(trx: Database, id: number, deciding: Deciding): Promise<CaseColumns> {
  const found = await findCaseFor(trx, id, deciding)
  if (!found) throw notFound(t.caseNotFound)
  return found
}

/** Locks the thing that a case is about, then the case, until the transaction ends. Returns the case as it is with these locks. */
export async function lockFoundCase(trx: Database, id: number, deciding: Deciding): Promise<CaseColumns> {
  await lockTarget(trx, await getCaseFor(trx, id, deciding))
  await lockCase(trx, id)
  return getCaseFor(trx, id, deciding)
}

const tries = 20

/** Claims the first free case of the queue. Several deciders who ask at once get different cases. */
export async function claimNextCase({ db, gravity, decider }: Deciding): Promise<Claimed> {
  for (const id of await listFreeCases(db, { gravity, decider, limit: tries })) {
    const until = await claim(db, id, decider)
    if (until) return { id, until: until.toISOString() }
  }
  throw notFound(t.nothingFree)
}

/** Claims a waiting case for a while. Refuses if another decider has it, or if this decider must not decide it. */
export const claimCase = (deciding: Deciding, id: number): Promise<Claimed> =>
  runTransaction(deciding.db, async trx => {
    // The thing that the case is about does not change, so it is not locked.
    await lockCase(trx, id)
    const found = await getCaseFor(trx, id, deciding)
    if (found.isYours) refuse('not_yours_to_decide', t.notYours[found.isYours])
    const until = await claim(trx, id, deciding.decider)
    if (until) return { id, until: until.toISOString() }
    if (!found.isWaiting || !found.heldUntil) return refuse('conflict', t.notWaiting)
    const name = found.holderName ?? anAdministrator
    return refuse('claimed', t.claimed(name), { claim: { name, until: found.heldUntil.toISOString() } })
  })

/** Runs `decide` in a transaction on a waiting case that this decider has claimed, with the case and its thing locked. */
export const withClaimedCase = <Result>(
  deciding: Deciding,
  id: number,
  decide: (trx: Database, found: CaseColumns) => Promise<Result>,
): Promise<Result> =>
  runTransaction(deciding.db, async trx => {
    const found = await lockFoundCase(trx, id, deciding)
    if (!found.isWaiting) refuse('conflict', t.notWaiting)
    if (found.isYours) refuse('not_yours_to_decide', t.notYours[found.isYours])
    if (!isHeldBy(found, deciding.decider)) refuse('claim_over', t.claimOver)
    return decide(trx, found)
  })
