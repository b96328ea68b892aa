import type { ReactNode } from 'react'
import { Note } from './note.tsx'

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
