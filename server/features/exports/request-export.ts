import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/exports.ts'
import { recordOwn } from '../audit/audit.queries.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { enqueueExport } from './exports.jobs.ts'
import { findLastExport, insertExport, measureExports } from './exports.queries.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits }

const daySeconds = 86_400
const hourSeconds = 3_600

/** Stores a member's request for their ZIP, one at a time. If one waits already, returns that one. */
export const requestExport = ({ db, jobs, limits }: Services, userId: number) =>
  runTransaction(db, async trx => {
    await lockMember(trx, userId)
    const last = await findLastExport(trx, userId)
    if (last?.state === 'waiting') return last
    const { today, allBytes } = await measureExports(trx, userId)
    if (today >= limits.exportsPerDay)
      refuse('too_many_requests', t.tooManyExports(limits.exportsPerDay), { retryAfter: daySeconds })
    if (allBytes + limits.maxExportBytes > limits.maxAllExportsBytes)
      refuse('unavailable', t.noRoomForExports, { retryAfter: hourSeconds })
    await enqueueExport(jobs, trx, await insertExport(trx, userId))
    await recordOwn(trx, userId, 'ask for export')
    const requested = await findLastExport(trx, userId)
    if (!requested) throw new Error('An export that was just inserted is not there.')
    return requested
  })
