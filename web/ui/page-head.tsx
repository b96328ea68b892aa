import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = {
  title: string
  /** Shown above the heading. */
  back?: ReactNode
  /** At the end of the line: links, or a button. */
  aside?: ReactNode
  className?: string | undefined
  /** Paragraphs below the heading. */
  children?: ReactNode
}

/** The heading of a page, with its purpose and the way back. */
export const PageHead = ({ title, back, aside, className = '', children }: Props) => (
  <header className={`${styles.root} ${className}`}>
    <div>
      {back}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
    {aside}
  </header>
)
