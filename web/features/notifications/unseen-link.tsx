import { pageUrls } from '#contract/page-urls.ts'
import { unseenNotifications } from '#texts/notifications.ts'
import { Count } from '#web/ui/count.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useIsIdle } from '#web/ui/when-idle.ts'
import { useUnseen } from './unseen.ts'

/** A link to the notifications that have arrived since the list was last shown, if there are any. */
export function UnseenLink({ className }: { className: string | undefined }) {
  // The page's own requests come first.
  const { count } = useUnseen({ isEnabled: useIsIdle() })
  if (count === 0) return null
  return (
    <Link
      className={className}
      to={pageUrls.profileTab('notifications')}
      aria-label={unseenNotifications(count)}
    >
      <Icon name="bell" />
      <Count of={count} />
    </Link>
  )
}
