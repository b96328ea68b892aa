import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'
import { useLogout } from '#web/features/auth/use-logout.ts'
import { displayName, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NavigationList } from './navigation-list.tsx'
import styles from './phone-menu.module.css'
import { slidingPopoverClass } from './sliding-popover.ts'

export const phoneMenuId = 'phone-menu'

/** The bar's links as a sheet from the top, on windows below 640 px. */
export const PhoneMenu = ({ auth }: { auth: Auth }) => (
  <div className={`${styles.root} ${slidingPopoverClass}`} id={phoneMenuId} popover="auto">
    <div className={styles.head}>
      <Link className={logoClass} to={pageUrls.home} onClick={closePopover}>
        <Logo />
      </Link>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t.closeMenu}
        popoverTarget={phoneMenuId}
        popoverTargetAction="hide"
      >
        <Icon name="x" size="large" />
      </button>
    </div>
    <nav aria-label={t.mainNavigation}>
      <NavigationList auth={auth} onClick={closePopover} />
    </nav>
    <div className={styles.user}>{auth === 'authenticated' ? <AccountLinks /> : <SignInLinks />}</div>
  </div>
)

function AccountLinks() {
  const { data: user, isPending } = useCurrentUser()
  const { logOut, isLoggingOut } = useLogout()
  return (
    <>
      {isPending ? (
        <Skeleton className={styles.avatar} />
      ) : (
        <Avatar
          name={displayName(user)}
          picture={user?.profilePicture}
          size="medium"
          className={styles.avatar}
        />
      )}
      <Link to={pageUrls.profile} onClick={closePopover}>
        {t.myProfile}
      </Link>
      <button type="button" aria-busy={isLoggingOut} onClick={logOut}>
        {t.logOut}
      </button>
    </>
  )
}

const SignInLinks = () => (
  <>
    <Link to={pageUrls.login} onClick={closePopover}>
      {t.logIn}
    </Link>
    <Link to={pageUrls.signup} onClick={closePopover}>
      {t.signUp}
    </Link>
  </>
)
