import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'

/** Returns the draft that the address names, until it is closed. Closing takes effect at once, before the address has changed. */
export function useOpenedDraft() {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const [closedKey, setClosedKey] = useState<string>()
  const id = new URLSearchParams(search).get('draft') ?? undefined
  return {
    id: key === closedKey ? undefined : id,
    close: () => {
      setClosedKey(key)
      navigate(pageUrls.myRecipes, { replace: true, preventScrollReset: true })
    },
  }
}
