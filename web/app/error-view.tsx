import { useEffect, useLayoutEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/error-view.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { reloadForNewRelease } from './release-reload.ts'

/** Shown in place of a page that failed. A plain link home, because a broken app may not be able to navigate. */
export function ErrorView() {
  const error = useRouteError()
  const [isFinal, setIsFinal] = useState(false)
  useLayoutEffect(() => setIsFinal(!reloadForNewRelease(error)), [error])
  useEffect(() => {
    // As if it were uncaught, so that the window's error listener reports it.
    if (isFinal) reportError(error)
  }, [isFinal, error])
  if (!isFinal) return null
  return (
    <div className="page py-20">
      <h1 className="text-title-lg" tabIndex={-1}>
        {t.pageFailed}
      </h1>
      <p className="mt-3 max-w-measure text-ink-2" role="alert">
        {t.pageFailedText}
      </p>
      {import.meta.env.DEV && <pre className="mt-6 overflow-auto text-sm">{String(error)}</pre>}
      <div className="mt-8 flex flex-wrap gap-2">
        <Button look="primary" isLarge onClick={() => location.reload()}>
          {t.loadAgain}
        </Button>
        <a className={buttonClass({ look: 'quiet', isLarge: true })} href={pageUrls.home}>
          {t.goToHomePage}
        </a>
      </div>
    </div>
  )
}
