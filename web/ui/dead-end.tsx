import type { ReactNode } from 'react'
import styles from './dead-end.module.css'
import { EmptyPlate } from './empty-plate.tsx'
import { pageColumnClass } from './layouts.ts'

type Props = { title: string; actions: ReactNode; children: ReactNode }

/** Says why the requested page does not exist, with links onward. */
export const DeadEnd = ({ title, actions, children }: Props) => (
  <div className={`${pageColumnClass} ${styles.root}`}>
    <EmptyPlate sizes="(min-width: 64rem) 32rem, 80vw" />
    <h1 tabIndex={-1}>{title}</h1>
    {children}
    <div className={styles.actions}>{actions}</div>
  </div>
)
