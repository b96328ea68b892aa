import { type ReactNode, useId } from 'react'
import styles from './ledger.module.css'

type Props = {
  title: string
  /** At the end of the heading's line: a count, a date or a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A section under an ink rule. Its rows are between hairlines. */
export function Ledger({ title, aside, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {aside && <div className={styles.count}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
