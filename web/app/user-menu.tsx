import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { useLogout } from '#web/features/auth/use-logout.ts'
import { displayName, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { menuListClass } from '#web/ui/menu-list.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { slidingPopoverClass } from './sliding-popover.ts'
import styles from './user-menu.module.css'

const menuId = 'user-menu'

export function UserMenu() {
  const { data: user, isPending } = useCurrentUser()
  const { logOut, isLoggingOut } = useLogout()
  const name = displayName(user)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-label={isPending ? t.account : undefined}
      >
        {isPending ? (
          <UnknownName />
        ) : (
          <>
            <Avatar name={name} picture={user?.profilePicture} size="medium" className={styles.avatar} />
            <span className={styles.name}>{user?.firstName || name}</span>
          </>
        )}
        <Icon name="chevron-down" size="small" />
      </button>
      <ul
        className={`${menuListClass} ${slidingPopoverClass} ${styles.root}`}
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

/** A placeholder for the picture and the name, about as wide. */
const UnknownName = () => (
  <>
    <Skeleton className={styles.avatar} />
    <span className={styles.name}>
      <Skeleton height="1rem" />
    </span>
  </>
)
