import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/own-hidden.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { noteClass } from '#web/ui/note.tsx'
import styles from './hidden-note.module.css'
import { noticeQuery } from './notices.queries.ts'

type Moderation = NonNullable<Recipe['moderation']>

const dayOf = (timestamp: string) => formatDayMonth(new Date(timestamp))

/** Above one's own recipe that nobody else sees: since when, why, and what comes next. */
export function HiddenNote({ isWaiting, noticeId, mendedAt, dueAt }: Moderation) {
  const { data: notice } = useQuery({ ...noticeQuery(String(noticeId)), enabled: noticeId !== undefined })
  return (
    <div className={`${noteClass} ${styles.note}`} role="status">
      <Icon name="eye-off" />
      <div>
        <p>
          <b>{headOf(isWaiting, notice?.at)}</b>
        </p>
        {isWaiting && <p>{t.sameText(dayOf(dueAt))}</p>}
        {mendedAt && <p>{dueAt ? t.mended(dayOf(mendedAt), dayOf(dueAt)) : t.mendedOn(dayOf(mendedAt))}</p>}
        <p>
          {notice && !mendedAt && (
            <>
              {notice.rule
                ? t.ruleAndReason(notice.rule.number, notice.rule.name, notice.reason)
                : t.quoted(notice.reason)}{' '}
            </>
          )}
          {noticeId !== undefined && (
            <Link className={linkClass} to={pageUrls.notice(noticeId)}>
              {t.readItAll}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}

function headOf(isWaiting: boolean, hiddenAt: string | undefined): string {
  if (isWaiting) return t.waitsOnlyYou
  return hiddenAt ? t.hiddenSince(dayOf(hiddenAt)) : t.hiddenOnlyYou
}
