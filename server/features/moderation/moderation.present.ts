import { decisionDays } from '#contract/limits.ts'
import type { CaseRow } from '#contract/moderation.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import { anAdministrator } from '#texts/moderation-words.ts'
import { coverUrl, fileUrl } from '../media/media.urls.ts'
import { presentCover } from '../media/present-cover.ts'
import type { CaseColumns, LastDecision } from './case-list.queries.ts'
import { type Decider, isHeldBy } from './moderation.rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestWords = 300

export const dueAfter = (since: Date): string =>
  new Date(since.getTime() + decisionDays * dayMs).toISOString()

export const ruleOf = ({ rule, ruleName }: { rule: number | null; ruleName: string | null }) =>
  rule === null || ruleName === null ? null : { number: rule, name: ruleName }

const wordsIn = {
  recipe: 'title',
  photo: 'title',
  comment: 'content',
  profile: 'name',
  cook: 'note',
} as const

/** A cook without a note is shown by its changes, or else by the recipe's title. */
const wordsOf = ({ kind, kept }: Pick<CaseColumns, 'kind' | 'kept'>): string =>
  String(kept[wordsIn[kind]] || kept.changes || kept.recipeTitle || '').slice(0, longestWords)

type Pictured = Pick<CaseColumns, 'kept' | 'keptUpload' | 'recipeImage' | 'recipeCover'> & {
  kind: CaseColumns['kind'] | null
}

/** Returns the kept copy's picture: a stored file, or the author's link, or the cover if a recipe has neither. Null if there is none. */
export function keptPictureOf(
  { kind, kept, keptUpload, recipeCover }: Pictured,
  publicUrl: string,
): string | null {
  if (keptUpload) return fileUrl(publicUrl, keptUpload)
  if (typeof kept.image === 'string' && kept.image !== '') return absoluteAddress(kept.image, publicUrl)
  return kind === 'recipe' && recipeCover ? coverUrl(publicUrl, recipeCover) : null
}

/** Returns the kept copy's picture. A comment, or a cook without a photo, shows its recipe's current picture. */
export function pictureOf(row: Pictured, publicUrl: string): string | null {
  const { kind, recipeImage, recipeCover } = row
  const isUnder = kind === 'comment' || (kind === 'cook' && !row.keptUpload)
  if (!isUnder || !recipeCover) return keptPictureOf(row, publicUrl)
  return recipeImage ? absoluteAddress(recipeImage, publicUrl) : coverUrl(publicUrl, recipeCover)
}

export const presentCase = (row: CaseColumns, decider: Decider, publicUrl: string): CaseRow => ({
  id: row.id,
  kind: row.kind,
  rule: ruleOf(row),
  words: wordsOf(row),
  picture: pictureOf(row, publicUrl),
  cover: row.cover && presentCover(row.cover, publicUrl),
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

export const decisionOf = ({ action, decidedAt, ending }: LastDecision): CaseRow['decided'] =>
  action && decidedAt && { action, at: decidedAt.toISOString(), ending }

const holderOf = (row: CaseColumns, decider: Decider): CaseRow['holder'] =>
  row.isHeld && row.heldUntil
    ? {
        name: row.holderName ?? anAdministrator,
        until: row.heldUntil.toISOString(),
        isYou: isHeldBy(row, decider),
      }
    : null
