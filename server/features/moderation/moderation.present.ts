import { decisionDays } from '#contract/limits.ts'
import type { CaseRow } from '#contract/moderation.ts'
import { anAdministrator } from '#texts/moderation-words.ts'
import { fileUrl } from '../media/media.urls.ts'
import { absoluteAddress } from '../recipes/own-addresses.ts'
import type { CaseColumns } from './case-list.queries.ts'
import type { Decider } from './decider.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestWords = 300

export const dueAfter = (since: Date): string =>
  new Date(since.getTime() + decisionDays * dayMs).toISOString()

export const ruleOf = ({ rule, ruleName }: { rule: number | null; ruleName: string | null }) =>
  rule === null || ruleName === null ? null : { number: rule, name: ruleName }

const wordsIn = { recipe: 'title', photo: 'title', comment: 'content', profile: 'name' } as const

/** What the kept copy shows: a stored file, or what the author linked to. */
export function keptPictureOf(
  { kept, keptUpload }: Pick<CaseColumns, 'kept' | 'keptUpload'>,
  publicUrl: string,
): string | null {
  if (keptUpload) return fileUrl(publicUrl, keptUpload)
  return typeof kept.image === 'string' && kept.image !== '' ? absoluteAddress(kept.image, publicUrl) : null
}

export const presentCase = (row: CaseColumns, decider: Decider, publicUrl: string): CaseRow => ({
  id: row.id,
  kind: row.kind,
  rule: ruleOf(row),
  words: String(row.kept[wordsIn[row.kind]] ?? '').slice(0, longestWords),
  picture: keptPictureOf(row, publicUrl),
  member: row.memberId === null ? null : { id: row.memberId, name: row.memberName ?? '' },
  recipe:
    row.recipeId === null || row.recipeTitle === null ? null : { id: row.recipeId, title: row.recipeTitle },
  reports: row.reports,
  since: row.since.toISOString(),
  dueAt: row.dueAt.toISOString(),
  isLate: row.isWaiting && row.isLate,
  isWaiting: row.isWaiting,
  holder: holderOf(row, decider),
  stage: row.stage,
  decided: decisionOf(row),
  isYours: row.isYours ?? false,
})

const decisionOf = ({ action, decidedAt, isUndone }: CaseColumns): CaseRow['decided'] =>
  action && decidedAt && { action, at: decidedAt.toISOString(), isUndone }

export function holderOf(row: CaseColumns, { userId, adminId }: Decider): CaseRow['holder'] {
  if (!row.isHeld || !row.heldUntil) return null
  const isYou =
    (userId !== null && row.heldByUser === userId) || (adminId !== null && row.heldByAdmin === adminId)
  return { name: row.holderName ?? anAdministrator, until: row.heldUntil.toISOString(), isYou }
}
