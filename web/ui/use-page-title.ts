import { useEffect } from 'react'
import { documentTitle } from '#texts/app.ts'

/** Sets the document title to what the page shows, once that is loaded; the layout sets the general one. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title)
  }, [title])
}
