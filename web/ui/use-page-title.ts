import { useEffect } from 'react'

/** Names the tab after what the page shows, once that is known; the layout names it after the kind of page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Mezani`
  }, [title])
}
