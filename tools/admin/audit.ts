import { listAudit } from '#server/features/audit/audit.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { fail } from './fail.ts'

const pageSize = 50

/** Prints a page of the audit log, newest first: the newest entries, or those before the entry with this number. */
export async function printAudit(db: Database, before: string): Promise<void> {
  if (!/^\d{0,15}$/.test(before)) return fail('Name the number of an entry.')
  const rows = await listAudit(db, {
    before: before === '' ? undefined : Number(before),
    limit: pageSize + 1,
  })
  for (const row of rows.slice(0, pageSize)) console.log(escapeControls(describeEntry(row)))
  if (rows.length === 0) console.log('There is no such entry.')
  if (rows.length > pageSize)
    console.log(`Before these: npm run admin -- audit ${rows[pageSize - 1]?.id ?? ''}`)
}

type Entry = Awaited<ReturnType<typeof listAudit>>[number]

const describeEntry = ({ id, at, actorKind, actorId, action, caseId, memberId, ...entry }: Entry) =>
  [
    `${id}  ${at.toISOString()}  ${actorKind}${actorId === null ? '' : ` ${actorId}`}: ${action}`,
    memberId === null ? '' : `member ${memberId}`,
    caseId === null ? '' : `case ${caseId}`,
    entry.before ? `before ${JSON.stringify(entry.before)}` : '',
    entry.after ? `after ${JSON.stringify(entry.after)}` : '',
    entry.network === null ? '' : `from ${entry.network}`,
    entry.requestId === null ? '' : `request ${entry.requestId}`,
  ]
    .filter(Boolean)
    .join(', ')
