import { type ComponentProps, createContext, use } from 'react'

/** Goes to a page of this site without loading it anew. Undefined outside the app: then links are plain ones. */
export const GoContext = createContext<((to: string, options: { replace: boolean }) => void) | undefined>(
  undefined,
)

export type LinkProps = ComponentProps<'a'> & { to: string }

/**
 * A link to a page of this site. It looks where it is when it is clicked: the router's own link listens to every change
 * of the address, and a thousand cards would listen with each letter of a search.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const go = use(GoContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        onClick?.(event)
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!go || isForBrowser || event.button !== 0 || event.defaultPrevented) return
        event.preventDefault()
        go(to, { replace: event.currentTarget.href === location.href })
      }}
    />
  )
}
