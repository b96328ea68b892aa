import type { ReactNode } from 'react'
import { tryAgain } from '#texts/ui.ts'
import { Button } from './button.tsx'
import styles from './load-failure.module.css'
import { Note } from './note.tsx'

type Props = { isRetrying?: boolean; onRetry: () => void; children: ReactNode }

/** Says why a page has nothing to show, with a button that tries again. */
export const LoadFailure = ({ isRetrying = false, onRetry, children }: Props) => (
  <Note kind="error">
    <p>{children}</p>
    <Button className={styles.retry} isBusy={isRetrying} onClick={onRetry}>
      {tryAgain}
    </Button>
  </Note>
)
