import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/notifications.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Notification } from '#web/api/foreign/notification.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { feedClass } from '#web/ui/feed.ts'
import { Link, PrefetchLink } from '#web/ui/link.tsx'
import { ListFailure, ListSkeleton } from '#web/ui/list-status.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { ChangedLine } from './changed-line.tsx'
import { NoticeList, usePendingNotices } from './notice-list.tsx'
import styles from './notification-list.module.css'
import { notificationsQuery } from './notifications.queries.ts'
import { SiteNotification } from './site-notification.tsx'

/**
 * The moderators' decisions about the member come first. Then, newest first, what others did with the member's recipes and what
 * changed in bookmarked ones.
 */
export function NotificationList() {
  const notices = usePendingNotices()
  const { data, error, isError, isFetching, refetch } = useQuery(notificationsQuery)
  const aboveList = notices.map(({ id }) => pageUrls.notice(id))
  const notifications = data?.filter(({ path = '' }) => !aboveList.includes(path))
  if (notifications?.length === 0 && notices.length === 0) {
    return (
      <EmptyState title={t.noNotifications} text={t.noNotificationsText}>
        <PrefetchLink className={buttonClass()} to={pageUrls.recipes}>
          {t.exploreRecipes}
        </PrefetchLink>
      </EmptyState>
    )
  }
  return (
    <>
      {notices.length > 0 && <NoticeList notices={notices} />}
      {isError && (
        <ListFailure isSignedOut={isUnauthorized(error)} isRetrying={isFetching} onRetry={refetch}>
          {t.notificationsFailed}
        </ListFailure>
      )}
      {!notifications && !isError && <ListSkeleton label={t.notificationsLoading} />}
      <ul className={feedClass}>
        {notifications?.map(notification =>
          notification.site ? (
            <SiteNotification key={notification.key} notification={notification} />
          ) : (
            <NotificationItem key={notification.key} notification={notification} />
          ),
        )}
      </ul>
    </>
  )
}

/** Returns the name for an initial's colour: the first two words of the sentence, which begins with the member's name. */
const actorOf = (message: string) => message.split(' ').slice(0, 2).join(' ')

const NotificationItem = ({
  notification: { message, timestamp, path, excerpt, line },
}: {
  notification: Notification
}) => (
  <li>
    <Avatar name={actorOf(message)} size="medium" />
    <div>
      <p>{path ? <Link to={path}>{message}</Link> : message}</p>
      {excerpt && (
        <small className={styles.words}>
          <q>
            <bdi>{excerpt}</bdi>
          </q>
        </small>
      )}
      {line && <ChangedLine {...line} />}
      <RelativeTime timestamp={timestamp} />
    </div>
  </li>
)
