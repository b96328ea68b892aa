import { myProfile } from '#texts/app.ts'
import * as t from '#texts/users.ts'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { UnseenCount } from '#web/features/notifications/unseen-count.tsx'
import { BookmarkList } from '#web/features/recipes/my-recipes/bookmark-list.tsx'
import { AccountPanel } from '#web/features/users/account-panel.tsx'
import { supportsMedia, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import styles from './profile.module.css'

const SecurityPanel = lazyPart(() => import('#web/features/security/security-panel.tsx'), 'SecurityPanel')
const Diary = lazyPart(() => import('#web/features/cooks/diary.tsx'), 'Diary')

/** The three tabs of the specification, in its order. Another backend has no others. */
const everywhere: [Tab, ...Tab[]] = [
  { name: 'account', label: t.account, panel: () => <AccountPanel /> },
  {
    name: 'notifications',
    label: t.notifications,
    count: isShown => <UnseenCount isShown={isShown} />,
    panel: () => <NotificationList />,
  },
  { name: 'bookmarks', label: t.myBookmarks, panel: isShown => <BookmarkList isShown={isShown} /> },
]

const ours: [Tab, ...Tab[]] = [
  ...everywhere,
  { name: 'cooked', label: t.cooked, panel: (_, wasShown) => wasShown && <Diary /> },
  { name: 'security', label: t.security, panel: (_, wasShown) => wasShown && <SecurityPanel /> },
]

export function Page() {
  const { data: user } = useCurrentUser()
  // Our own tabs are shown until the backend turns out to be another one, so that they do not move for our own members.
  const isOurs = !user || supportsMedia(user)
  return (
    <div className={pageColumnClass}>
      <h1 className={styles.title} tabIndex={-1}>
        {myProfile}
      </h1>
      <Tabs label={myProfile} tabs={isOurs ? ours : everywhere} />
    </div>
  )
}
