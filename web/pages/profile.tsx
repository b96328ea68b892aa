import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { UnseenCount } from '#web/features/notifications/unseen-count.tsx'
import { BookmarkList } from '#web/features/recipes/my-recipes/bookmark-list.tsx'
import { AccountPanel } from '#web/features/users/account-panel.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

const tabs: [Tab, ...Tab[]] = [
  { name: 'account', label: 'Account', panel: () => <AccountPanel /> },
  {
    name: 'notifications',
    label: 'Notifications',
    count: isShown => <UnseenCount isShown={isShown} />,
    panel: () => <NotificationList />,
  },
  { name: 'bookmarks', label: 'My Bookmarks', panel: isShown => <BookmarkList isShown={isShown} /> },
]

export const Page = () => (
  <div className="page">
    <h1 className="pt-8 pb-4 text-title-lg tablet:pt-12" tabIndex={-1}>
      My Profile
    </h1>
    <Tabs label="My Profile" tabs={tabs} />
  </div>
)
