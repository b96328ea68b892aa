import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './setting.module.css'

type Props = { heading: string; note?: string | undefined; children: ReactNode }

/** One row of the ledger: what it is about at the left, what it holds at the right. */
export function Setting({ heading, note, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <header>
        <h2 className="text-title-sm" id={titleId}>
          {heading}
        </h2>
        {note && <p className="mt-1.5 text-ink-2 text-sm">{note}</p>}
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

/** An action of a row that is not its main one: lower with a mouse, as high as a finger needs elsewhere. */
export const SmallButton = (props: Parameters<typeof Button>[0]) => (
  <Button {...props} className={`${styles.small} ${props.className ?? ''}`} />
)

export const settingFailureClass = styles.failure
