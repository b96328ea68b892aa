import type { ReactNode } from 'react'
import { Note } from './note.tsx'
import './feed.css'

const rows = ['a', 'b', 'c', 'd']

/** The rows of a list while they are on their way. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className="feed" role="status" aria-label={label}>
    {rows.map(key => (
      <div key={key} className="feed-row">
        <span className="avatar avatar-medium skeleton" />
        <div>
          <div className="skeleton h-4 w-3/5" />
          <div className="skeleton mt-2 h-3 w-24" />
        </div>
      </div>
    ))}
  </div>
)

type Props = { isRetrying: boolean; onRetry: () => void; children: ReactNode }

/** Why a list is not there, and a way to ask again. */
export const ListFailure = ({ isRetrying, onRetry, children }: Props) => (
  <div className="my-4">
    <Note kind="error">
      {children}{' '}
      <button type="button" className="link" aria-busy={isRetrying || undefined} onClick={() => onRetry()}>
        Try again
      </button>
    </Note>
  </div>
)
