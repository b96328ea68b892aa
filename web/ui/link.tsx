import { type ComponentProps, createContext, use } from 'react'

type NavigateOptions = { replace: boolean; viewTransition?: boolean; state?: unknown }

/** Navigates to a page of this site without a reload. Undefined outside the app, where links are plain ones. */
export const NavigateContext = createContext<((to: string, options: NavigateOptions) => void) | undefined>(
  undefined,
)

export type LinkProps = ComponentProps<'a'> & {
  to: string
  /** Elements with the same `view-transition-name` on both pages grow from one into the other. */
  viewTransition?: boolean
  /** For the page that it leads to. */
  state?: unknown
}

/**
 * A link to a page of this site. It reads the location only when clicked. The router's own link subscribes to every change of the
 * address, so a thousand cards would render with each letter of a search.
 */
export function Link({ to, viewTransition = false, state, onClick, ...rest }: LinkProps) {
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
        // The style sheet finds the followed link by its focus, and not every browser focuses a clicked link.
        if (viewTransition) event.currentTarget.focus({ preventScroll: true })
        navigate(to, { replace: event.currentTarget.href === location.href, viewTransition, state })
      }}
    />
  )
}

/** What the app does when a link is about to be followed. Outside the app it does nothing. */
export const PrefetchContext = createContext<(url: string) => void>(() => {})

/** A link that prefetches its page when hovered, touched or focused. */
export function PrefetchLink({ to, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const onIntent = () => prefetch(to)
  return <Link {...rest} to={to} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent} />
}

/** The class of a link in a text, or of a button that looks like one. */
export { root as linkClass } from './link.module.css'
