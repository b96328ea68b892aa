import { type ComponentProps, createContext, use } from 'react'

type NavigateOptions = { replace: boolean; viewTransition?: boolean }

/** Goes to a page of this site without loading it anew. Undefined outside the app: then links are plain ones. */
export const NavigateContext = createContext<((to: string, options: NavigateOptions) => void) | undefined>(
  undefined,
)

export type LinkProps = ComponentProps<'a'> & {
  to: string
  /** What has the same `view-transition-name` here and there grows from one into the other. */
  viewTransition?: boolean
}

/**
 * A link to a page of this site. It looks where it is when it is clicked: the router's own link listens to every change
 * of the address, and a thousand cards would listen with each letter of a search.
 */
export function Link({ to, viewTransition = false, onClick, ...rest }: LinkProps) {
  const navigate = use(NavigateContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        onClick?.(event)
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!navigate || isForBrowser || event.button !== 0 || event.defaultPrevented) return
        event.preventDefault()
        // The style sheet knows by the focus what was followed, and not every browser gives a link the focus.
        if (viewTransition) event.currentTarget.focus({ preventScroll: true })
        navigate(to, { replace: event.currentTarget.href === location.href, viewTransition })
      }}
    />
  )
}

/** What the app does when somebody seems about to go to a URL; nothing in a bare `ui/`. */
export const PrefetchContext = createContext<(url: string) => void>(() => {})

/** A link that starts loading its page when pointed at, touched or focused. */
export function PrefetchLink({ to, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const onIntent = () => prefetch(to)
  return <Link {...rest} to={to} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent} />
}

/** A link in a text, or a button that reads as one. */
export { root as linkClass } from './link.module.css'
