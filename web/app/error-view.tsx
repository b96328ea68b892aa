import { useEffect, useLayoutEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { buttonRowClass, pageColumnClass } from '#web/ui/layouts.ts'
import { introductionClass } from '#web/ui/text.ts'
import styles from './error-view.module.css'
import { reloadForNewRelease } from './release-reload.ts'

/** Shown in place of a page that failed. Its link home is a plain one, because a broken app may not be able to navigate. */
export function ErrorView() {
  const error = useRouteError()
  const [isFinal, setIsFinal] = useState(false)
  useLayoutEffect(() => setIsFinal(!reloadForNewRelease(error)), [error])
  useEffect(() => {
    // Treated like an uncaught error, so that the window's error listener reports it.
    if (isFinal) reportError(error)
  }, [isFinal, error])
  if (!isFinal) return null
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <h1 tabIndex={-1}>{t.pageFailed}</h1>
      <p className={introductionClass} role="alert">
        {t.pageFailedText}
      </p>
      {import.meta.env.DEV && <pre className={styles.cause}>{String(error)}</pre>}
      <div className={`${buttonRowClass} ${styles.actions}`}>
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
