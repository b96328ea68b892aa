import type { Notice, NoticeRow } from '#contract/notices.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/notice.ts'

type Decided = Pick<NoticeRow, 'action' | 'kind' | 'until'>

/** What happened. */
export function titleOfDecision({ action, kind, until }: Decided): string {
  if (action === 'limit')
    return until ? t.cannotPublishUntil(formatDayMonth(new Date(until))) : t.cannotPublish
  if (action === 'hide' || action === 'remove') return t.titles[action][kind ?? 'profile']
  return t.titles[action]
}

/** What stands now: the outcome, once there is one. */
export function titleOf(notice: Decided & Pick<NoticeRow, 'appeal' | 'isUndone'>): string {
  if (notice.appeal === 'upheld') return t.stands
  if (notice.appeal === 'milder') return t.madeMilder
  return isTakenBack(notice) ? takenBackTitle(notice) : titleOfDecision(notice)
}

export const isTakenBack = ({ appeal, isUndone }: Pick<NoticeRow, 'appeal' | 'isUndone'>): boolean =>
  appeal === 'overturned' || isUndone

const isOfThing = ({ action }: Pick<NoticeRow, 'action'>) => action === 'hide' || action === 'remove'

const takenBackTitle = (notice: Decided): string =>
  isOfThing(notice) ? t.shownAgain[notice.kind ?? 'profile'] : t.takenBackTitle

export const meaningOf = ({ action, kind }: Decided): string =>
  action === 'hide' ? t.meanings.hide[kind ?? 'profile'] : t.meanings[action]

/** The heading of one entry of the ledger. */
export function entryTitle(entry: Notice['ledger'][number], notice: Notice): string {
  switch (entry.what) {
    case 'decision':
      return t.byRule[entry.action ?? notice.action](notice.rule?.number)
    case 'appeal':
      return t.youAppealed
    case 'outcome':
      if (entry.outcome === 'upheld') return t.stands
      if (entry.outcome === 'milder') return entry.action ? t.byRule[entry.action](undefined) : t.madeMilder
      return isOfThing(notice) ? t.shownAgainShort : t.takenBackShort
    case 'undone':
      return isOfThing(notice) ? t.shownAgainShort : t.takenBackShort
  }
}
