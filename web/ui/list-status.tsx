import type { ReactNode } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { logIn } from '#texts/app.ts'
import * as t from '#texts/ui.ts'
import { feedClass } from './feed.ts'
import { linkClass, PrefetchLink } from './link.tsx'
import styles from './list-status.module.css'
import { Note } from './note.tsx'
import { Skeleton } from './skeleton.tsx'
import { useReturnHere } from './use-return-here.ts'

const rows = ['a', 'b', 'c', 'd']

/** Skeleton rows of a list while it loads. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className={feedClass} role="status" aria-label={label}>
    {rows.map(key => (
      <div key={key}>
        <Skeleton className={styles.picture} width="2.5rem" height="2.5rem" />
        <div>
          <Skeleton width="60%" height="1rem" />
          <Skeleton className={styles.time} width="6rem" height="0.75rem" />
        </div>
      </div>
    ))}
  </div>
)

type Props = {
  /** The session has ended, so trying again would fail again. */
  isSignedOut: boolean
  isRetrying: boolean
  onRetry: () => void
  children: ReactNode
}

/** Says why a list failed to load, and offers a retry button, or a link to the login, which comes back. */
export const ListFailure = ({ isSignedOut, isRetrying, onRetry, children }: Props) => {
  const returnHere = useReturnHere()
  return (
    <div className={styles.failure}>
      <Note kind="error">
        {children}{' '}
        {isSignedOut ? (
          <PrefetchLink className={linkClass} to={pageUrls.login} state={returnHere}>
            {logIn}
          </PrefetchLink>
        ) : (
          <button
            type="button"
            className={linkClass}
            aria-busy={isRetrying || undefined}
            onClick={() => onRetry()}
          >
            {t.tryAgain}
          </button>
        )}
      </Note>
    </div>
  )
}
