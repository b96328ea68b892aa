import type { ReactNode } from 'react'
import { State } from '#web/ui/state.tsx'
import type { Direction } from '#web/ui/text-direction.ts'
import styles from './review-row.module.css'

type RowsProps = { isOrdered?: boolean; direction?: Direction; children: ReactNode }

/**
 * Rows with two columns: what the page says, and what was understood. On a phone the second is below the first. `direction` is
 * that of the texts in both.
 */
export const ReviewRows = ({ isOrdered = false, direction = 'ltr', children }: RowsProps) => {
  const List = isOrdered ? 'ol' : 'ul'
  const classes = [styles.rows, isOrdered && styles.steps, direction === 'rtl' && styles.rtl]
  return <List className={classes.filter(Boolean).join(' ')}>{children}</List>
}

type RowProps = {
  source: ReactNode
  /** Marks the source, because it was not understood or is left out. */
  isMarked?: boolean
  wantsALook?: boolean
  layout: 'fact' | 'cells' | 'kept' | 'step'
  /** Shown below what was understood: a question about it. */
  below?: ReactNode
  children: ReactNode
}

const layouts = {
  fact: styles.fact,
  cells: styles.cells,
  kept: styles.kept,
  step: styles.step,
}

export const ReviewRow = ({ source, isMarked, wantsALook, layout, below, children }: RowProps) => (
  <li data-look={wantsALook || undefined}>
    <p className={styles.source}>
      <bdi>{isMarked ? <mark>{source}</mark> : source}</bdi>
    </p>
    <div className={`${styles.understood} ${layouts[layout]}`}>{children}</div>
    {below && <p className={styles.below}>{below}</p>}
  </li>
)

/** The headings of the cells' columns. They are hidden from screen readers, because each cell has its own label. */
export const ColumnNames = ({ source, names }: { source: string; names: readonly string[] }) => (
  <li className={styles.names} aria-hidden="true">
    <p className={styles.source}>{source}</p>
    <div className={`${styles.understood} ${styles.cells}`}>
      {names.map(name => (
        <span key={name}>{name}</span>
      ))}
    </div>
  </li>
)

type FactProps = { source: string; label: string; note?: string | undefined; children?: ReactNode }

export const FactRow = ({ source, label, note, children }: FactProps) => (
  <ReviewRow source={source} layout="fact">
    <span className={styles.label}>{label}</span>
    {children}
    {note && <span className={styles.note}>{note}</span>}
  </ReviewRow>
)

/** A line that is left out, with a button to include it. */
export const LeftOutRow = ({
  source,
  text,
  children,
}: {
  source: string
  text: string
  children: ReactNode
}) => (
  <ReviewRow source={source} isMarked layout="kept">
    <State tone="calm" icon="minus">
      {text}
    </State>
    {children}
  </ReviewRow>
)

export const RowsHeading = ({ title, count }: { title: string; count: number }) => (
  <h2 className={styles.heading}>
    {title} <span>{count}</span>
  </h2>
)

export const NoRows = ({ children }: { children: string }) => <p className={styles.none}>{children}</p>

export const Numeral = ({ number }: { number: number }) => (
  <span className={styles.numeral} aria-hidden="true">
    {number}
  </span>
)
