import { type ReactNode, useId } from 'react'
import { tryAgain } from '#texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './setting.module.css'

type Props = { heading: string; note?: string | undefined; children: ReactNode }

/** One row of the ledger: what it is about at the left, what it holds at the right. */
export function Setting({ heading, note, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{heading}</h2>
        {note && <p>{note}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}

type ValueProps = { value?: ReactNode; detail?: ReactNode; children?: ReactNode }

/** What is set, a line about it, and what can be done with it. */
export const ValueRow = ({ value, detail, children }: ValueProps) => (
  <div className={styles.value}>
    <p>
      {value && <b>{value}</b>}
      {detail && <small>{detail}</small>}
    </p>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)

type PendingProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Said where the setting could not be loaded. */
  notLoaded: string
  /** About as high as what it holds. */
  height?: string
}

/** In place of a setting that loads, or could not be loaded. */
export const SettingPending = ({
  query: { error, isFetching, refetch },
  notLoaded,
  height = '4rem',
}: PendingProps) =>
  error ? (
    <div className={styles.failure}>
      <Note kind="error">{notLoaded}</Note>
      <Button isBusy={isFetching} onClick={() => refetch()}>
        {tryAgain}
      </Button>
    </div>
  ) : (
    <Skeleton height={height} />
  )

/** Below what a setting holds: a button, or why something failed. */
export const SettingFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)

/** Rows that a setting holds. */
export const settingListClass = styles.list

/** A remark below what a setting holds. */
export const settingRemarkClass = styles.remark

/** The one column of a setting's form. */
export const settingFormClass = styles.form
