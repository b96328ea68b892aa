import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

type Props = { kind: 'error' | 'success'; children: ReactNode }

/** A sentence about what just happened. It is read aloud as soon as it is shown. */
export function Note({ kind, children }: Props) {
  return (
    <div
      className={kind === 'error' ? errorNoteClass : `${styles.root} ${styles.success}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} />
      <div>{children}</div>
    </div>
  )
}

/** The class of a button in a note's sentence. */
export const noteActionClass = styles.action

export const noteClass = styles.root

/** The class of a note about something that waits or needs a look. */
export const warmNoteClass = `${styles.root} ${styles.warm}`
export const errorNoteClass = `${styles.root} ${styles.error}`
