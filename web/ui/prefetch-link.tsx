import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'

/** What the app does when somebody seems about to go to a URL; nothing in a bare `ui/`. */
export const PrefetchContext = createContext<(url: string) => void>(() => {})

type Props = LinkProps & { to: string }

/** A link that starts loading its page when pointed at, touched or focused. */
export function PrefetchLink({ to, ...rest }: Props) {
  const prefetch = use(PrefetchContext)
  const onIntent = () => prefetch(to)
  return <Link {...rest} to={to} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent} />
}
