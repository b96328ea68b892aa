import { useQuery } from '@tanstack/react-query'
import type { NoticeRow } from '#contract/notices.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/notices.ts'
import { titleOf } from '#web/features/notices/notice-words.ts'
import { feedClass } from '#web/ui/feed.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { State } from '#web/ui/state.tsx'
import styles from './notice-list.module.css'
import { noticesQuery } from './notifications.queries.ts'
import { SiteItem } from './site-item.tsx'

/** Returns the moderators' decisions that the member has not read or can still appeal. Other notifications never displace them. */
export function usePendingNotices(): NoticeRow[] {
  const { data: notices = [] } = useQuery(noticesQuery)
  return notices.filter(({ isRead, appeal }) => !isRead || appeal === 'open' || appeal === 'waiting')
}

export const NoticeList = ({ notices }: { notices: NoticeRow[] }) => (
  <div className={styles.root}>
    <Ledger title={t.fromModerators}>
      <ul className={feedClass}>
        {notices.map(notice => (
          <SiteItem
            key={notice.id}
            message={titleOf(notice)}
            timestamp={notice.at}
            path={pageUrls.notice(notice.id)}
            more={notice.appeal === 'open' && t.mayAppealUntil(formatDayMonth(new Date(notice.appealUntil)))}
            state={<NoticeState {...notice} />}
          />
        ))}
      </ul>
    </Ledger>
  </div>
)

function NoticeState({ isRead, appeal }: NoticeRow) {
  if (appeal === 'waiting')
    return (
      <State tone="calm" icon="hourglass">
        {t.appealWaits}
      </State>
    )
  if (isRead) return null
  return (
    <State tone="warm" icon="mail">
      {t.notReadYet}
    </State>
  )
}
