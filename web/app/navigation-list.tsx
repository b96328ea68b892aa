import type { MouseEventHandler } from 'react'
import { useLocation } from 'react-router'
import type { Auth } from '#web/features/auth/use-auth.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Link } from '#web/ui/link.tsx'
import { isCurrentPage, navigationLinks } from './navigation-links.ts'

type Props = { auth: Auth; onClick?: MouseEventHandler<HTMLAnchorElement> }

/** The links of the bar and of the phone's sheet. The link to the open page is marked. */
export function NavigationList({ auth, onClick }: Props) {
  const { pathname } = useLocation()
  const { data: user } = useCurrentUser()
  return (
    <ul>
      {navigationLinks(auth, user?.isModerator === true).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrentPage(to, pathname) ? 'page' : undefined} onClick={onClick}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
