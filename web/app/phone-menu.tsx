import { pages } from '#contract/pages.ts'
import type { Auth } from '#web/features/auth/use-auth.ts'
import { useLogout } from '#web/features/auth/use-logout.ts'
import { displayName, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { NavigationList } from './navigation-list.tsx'

export const phoneMenuId = 'phone-menu'

/** The bar's links as a sheet from the top, under 640 px. */
export const PhoneMenu = ({ auth }: { auth: Auth }) => (
  <div className="phone-menu" id={phoneMenuId} popover="auto">
    <div className="phone-menu-head">
      <Link className="mark" to={pages.home} onClick={closePopover}>
        <Mark />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label="Close menu"
        popoverTarget={phoneMenuId}
        popoverTargetAction="hide"
      >
        <Icon name="x" size="large" />
      </button>
    </div>
    <nav aria-label="Main">
      <NavigationList auth={auth} onClick={closePopover} />
    </nav>
    <div className="phone-menu-user">{auth === 'authenticated' ? <Member /> : <SignInLinks />}</div>
  </div>
)

function Member() {
  const { data: user } = useCurrentUser()
  const { logOut, isLoggingOut } = useLogout()
  return (
    <>
      <Avatar name={displayName(user)} picture={user?.profilePicture} size="medium" />
      <Link to={pages.profile} onClick={closePopover}>
        My Profile
      </Link>
      <button type="button" aria-busy={isLoggingOut} onClick={logOut}>
        Log Out
      </button>
    </>
  )
}

const SignInLinks = () => (
  <>
    <Link to={pages.login} onClick={closePopover}>
      Log In
    </Link>
    <Link to={pages.signup} onClick={closePopover}>
      Sign Up
    </Link>
  </>
)
