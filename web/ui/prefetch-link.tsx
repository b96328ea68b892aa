import { createContext, use } from 'react'
import { Link, type LinkProps } from './link.tsx'

/** What the app does when somebody seems about to go to a URL; nothing in a bare `ui/`. */
export const PrefetchContext = createContext<(url: string) => void>(() => {})

/** A link that starts loading its page when pointed at, touched or focused. */
export function PrefetchLink({ to, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const onIntent = () => prefetch(to)
  return <Link {...rest} to={to} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent} />
}
