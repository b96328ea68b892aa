import type { ReactNode } from 'react'
import styles from './dead-end.module.css'
import { Scene } from './scene.tsx'

type Props = { title: string; actions: ReactNode; children: ReactNode }

/** What was asked for is not there: why, and the ways on. */
export const DeadEnd = ({ title, actions, children }: Props) => (
  <div className={`page ${styles.root}`}>
    <Scene name="empty-plate" sizes="(min-width: 64rem) 32rem, 80vw" className={styles.plate} />
    <h1 tabIndex={-1}>{title}</h1>
    {children}
    <div className={styles.actions}>{actions}</div>
  </div>
)
