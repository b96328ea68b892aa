import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/navigation.ts'
import { useLogout } from '#web/features/auth/use-logout.ts'
import { displayName, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { slidingPopoverClass } from './sliding-popover.ts'
import styles from './user-menu.module.css'

const menuId = 'user-menu'

export function UserMenu() {
  const { data: user } = useCurrentUser()
  const { logOut, isLoggingOut } = useLogout()
  const name = displayName(user)
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={menuId}>
        <Avatar name={name} picture={user?.profilePicture} size="medium" className={styles.avatar} />
        <span>{user?.firstName || name}</span>
        <Icon name="chevron-down" size="small" />
      </button>
      <ul
        className={`${styles.root} ${slidingPopoverClass}`}
        id={menuId}
        popover="auto"
        aria-label={t.account}
      >
        <li>
          <PrefetchLink to={pageUrls.profile} onClick={closePopover}>
            <Icon name="user" />
            {t.myProfile}
          </PrefetchLink>
        </li>
        <li>
          <button type="button" aria-busy={isLoggingOut} onClick={logOut}>
            <Icon name="log-out" />
            {t.logOut}
          </button>
        </li>
      </ul>
    </>
  )
}
