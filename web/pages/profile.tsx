import { myProfile } from '#texts/pages.ts'
import * as t from '#texts/profile-tabs.ts'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { UnseenCount } from '#web/features/notifications/unseen-count.tsx'
import { BookmarkList } from '#web/features/recipes/my-recipes/bookmark-list.tsx'
import { AccountPanel } from '#web/features/users/account-panel.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

const tabs: [Tab, ...Tab[]] = [
  { name: 'account', label: t.account, panel: () => <AccountPanel /> },
  {
    name: 'notifications',
    label: t.notifications,
    count: isShown => <UnseenCount isShown={isShown} />,
    panel: () => <NotificationList />,
  },
  { name: 'bookmarks', label: t.myBookmarks, panel: isShown => <BookmarkList isShown={isShown} /> },
]

export const Page = () => (
  <div className="page">
    <h1 className="pt-8 pb-4 text-title-lg tablet:pt-12" tabIndex={-1}>
      {myProfile}
    </h1>
    <Tabs label={myProfile} tabs={tabs} />
  </div>
)
