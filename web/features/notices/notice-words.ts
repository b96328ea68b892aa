import type { Notice, NoticeRow } from '#contract/notices.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/notices.ts'

type Decided = Pick<NoticeRow, 'action' | 'kind' | 'version' | 'ofReports' | 'until'>

/** Returns what the decision is about. A decision about the account is about the profile. */
const thingOf = ({ kind, version }: Decided) => (version === undefined ? (kind ?? 'profile') : 'version')

/** Returns a title that says what happened. */
export function titleOfDecision(decided: Decided): string {
  const { action, ofReports, until } = decided
  if (ofReports && until) return t.cannotReportUntil(formatDayMonth(new Date(until)))
  if (action === 'limit')
    return until ? t.cannotPublishUntil(formatDayMonth(new Date(until))) : t.cannotPublish
  if (action === 'hide' || action === 'remove') return t.titles[action][thingOf(decided)]
  return t.titles[action]
}

/** Returns a title for what applies now: the outcome, once there is one. */
export function titleOf(notice: Decided & Pick<NoticeRow, 'appeal' | 'isUndone'>): string {
  const wasMilder = notice.appeal === 'milder'
  if (notice.isUndone) return wasMilder ? t.takenBackTitle : takenBackTitle(notice)
  if (notice.appeal === 'upheld') return t.stands
  return wasMilder ? t.madeMilder : titleOfDecision(notice)
}

export const isOfThing = ({ action }: Pick<NoticeRow, 'action'>) => action === 'hide' || action === 'remove'

const takenBackTitle = (notice: Decided): string =>
  isOfThing(notice) ? t.shownAgain[thingOf(notice)] : t.takenBackTitle

export function meaningOf(decided: Decided, isModerator: boolean): string {
  if (decided.ofReports) return t.limitOfReports
  if (decided.action === 'limit' && isModerator) return t.meanings.limitOfModerator
  return decided.action === 'hide' ? t.meanings.hide[thingOf(decided)] : t.meanings[decided.action]
}

/** Says what happens with what the member has corrected. */
export function mendedWords({ appeal, dueAt }: Pick<Notice, 'appeal' | 'dueAt'>): string {
  if (appeal === 'waiting') return t.mendedWithAppeal
  return dueAt ? t.mendedWaits(formatDayMonth(new Date(dueAt))) : ''
}

/** Returns the heading of one entry of the ledger. */
export function entryTitle(entry: Notice['ledger'][number], notice: Notice): string {
  switch (entry.what) {
    case 'decision':
      return t.byRule[entry.action ?? notice.action](notice.rule?.number)
    case 'appeal':
      return t.youAppealed
    case 'outcome':
      if (entry.outcome === 'upheld') return t.stands
      if (entry.version !== undefined) return t.versionHidden(entry.version)
      if (entry.outcome === 'milder') return entry.action ? t.byRule[entry.action](undefined) : t.madeMilder
      return isOfThing(notice) ? t.shownAgainShort : t.takenBackShort
    case 'mended':
      return t.youMended
    case 'undone':
      if (entry.action === 'hide') return t.hiddenAgain
      if (entry.action) return t.byRule[entry.action](undefined)
      return isOfThing(notice) ? t.shownAgainShort : t.takenBackShort
  }
}
