import type { ReactNode } from 'react'
import { pageColumnClass } from './layouts.ts'
import styles from './narrow-page.module.css'

type Props = { title: string; children: ReactNode }

/** A page with one short form or message. */
export const NarrowPage = ({ title, children }: Props) => (
  <div className={`${pageColumnClass} ${styles.root}`}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
)
