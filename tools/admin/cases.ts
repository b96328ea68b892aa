import type { Services } from '#server/app.ts'
import { findCase, listOpenCases } from '#server/features/moderation/cases.queries.ts'
import { listReportsOf } from '#server/features/moderation/content-reports.queries.ts'
import { closeByOperator } from '#server/features/moderation/decide.ts'
import { listNewestRules } from '#server/features/rules/rules.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { escapeControls } from '#server/platform/log/escape-controls.ts'
import { fail } from './fail.ts'

const longestList = 50
const longestWords = 100

/** Prints the open cases, on which nobody has decided, the gravest first and of equal gravity the oldest first. */
export async function printCases(db: Database): Promise<void> {
  const [{ gravity }] = await listNewestRules(db)
  const cases = await listOpenCases(db, gravity, longestList)
  for (const { id, kind, openedAt, username, kept, reports } of cases) {
    const words = String(kept.content ?? kept.name ?? kept.title ?? '').slice(0, longestWords)
    const line = `${id}  ${kind} of ${username ?? 'a former member'}  ${reports} reports  since ${dayOf(openedAt)}  ${words}`
    console.log(escapeControls(line.replaceAll('\n', ' ')))
  }
  if (cases.length === 0) console.log('Nothing that was reported waits.')
  if (cases.length === longestList) console.log(`These are the gravest ${longestList}.`)
}

/** Prints one case: the reported content as it was when it was first reported, and the reports. */
export async function printCase(db: Database, number: string): Promise<void> {
  const found = await findCase(db, Number(number) || 0)
  if (!found) return fail(`There is no case ${escapeControls(number)}.`)
  const { kind, targetId, recipeId, username, openedAt, closedAt, kept, keptUpload } = found
  const lines = [
    `Case ${found.id}: ${kind} ${targetId} of ${username ?? 'a former member'}${recipeId === null ? '' : `, on recipe ${recipeId}`}`,
    `Reported first on ${openedAt.toISOString()}${closedAt ? `, closed on ${closedAt.toISOString()}` : ''}. As it was then:`,
    ...Object.entries(kept).map(([field, value]) => `${field}: ${String(value ?? '')}`),
    ...(keptUpload ? [`picture: ${keptUpload}`] : []),
    '',
  ]
  console.log(lines.map(line => escapeControls(line)).join('\n'))
  for (const report of await listReportsOf(db, found.id, longestList)) {
    const head = `${report.createdAt.toISOString()}  ${report.username ?? 'a former member'}  rule ${report.rule}, ${report.ruleName}`
    console.log(`${escapeControls(head)}\n${escapeControls(report.explanation)}\n`)
  }
}

export async function closeOpenCase(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  number: string,
): Promise<void> {
  const isClosed = await closeByOperator(db, jobs, Number(number) || 0)
  if (!isClosed) return fail(`There is no open case ${escapeControls(number)}.`)
  console.log(`Case ${number} is closed. A new report of the same opens another.`)
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
