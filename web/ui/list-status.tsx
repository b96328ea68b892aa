import type { ReactNode } from 'react'
import * as t from '#texts/actions.ts'
import { feedClass } from './feed.ts'
import { linkClass } from './link.tsx'
import { Note } from './note.tsx'
import { Skeleton } from './skeleton.tsx'

const rows = ['a', 'b', 'c', 'd']

/** Skeleton rows of a list while it loads. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className={feedClass} role="status" aria-label={label}>
    {rows.map(key => (
      <div key={key}>
        <Skeleton className="size-10 rounded-full" />
        <div>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-2 h-3 w-24" />
        </div>
      </div>
    ))}
  </div>
)

type Props = { isRetrying: boolean; onRetry: () => void; children: ReactNode }

/** Why a list failed to load, and a retry button. */
export const ListFailure = ({ isRetrying, onRetry, children }: Props) => (
  <div className="my-4">
    <Note kind="error">
      {children}{' '}
      <button
        type="button"
        className={linkClass}
        aria-busy={isRetrying || undefined}
        onClick={() => onRetry()}
      >
        {t.tryAgain}
      </button>
    </Note>
  </div>
)
