import { type ReactNode, useId } from 'react'
import { tryAgain } from '#texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './setting.module.css'

type Props = { heading: string; note?: string | undefined; children: ReactNode }

/** One row of the ledger: its subject on the left, its content on the right. */
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

/** The current value, a line about it, and its actions. */
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
  /** The text if the setting could not be loaded. */
  notLoaded: string
  /** About as high as the setting's content. */
  height?: string
}

/** Replaces a setting that is loading or could not be loaded. */
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

/** Shown below a setting's content: a button, or why something failed. */
export const SettingFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)

/** The class of rows inside a setting. */
export const settingListClass = styles.list

/** The class of a remark below a setting's content. */
export const settingRemarkClass = styles.remark

/** The class of a setting's form, in one column. */
export const settingFormClass = styles.form
