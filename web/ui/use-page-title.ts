import { useEffect } from 'react'
import { documentTitle } from '#texts/app.ts'

/** Sets the document title to what the page shows, once that is loaded. The layout sets the general title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title)
  }, [title])
}
