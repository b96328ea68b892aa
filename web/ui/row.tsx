import type { ReactNode, Ref } from 'react'
import styles from './row.module.css'

type Props = {
  ref?: Ref<HTMLLIElement> | undefined
  /** A picture or an icon. */
  before?: ReactNode
  /** The row's actions. */
  after?: ReactNode
  /** The row's name, and a smaller line about it. */
  children: ReactNode
}

/** A row of a list, above a hairline. */
export const Row = ({ ref, before, after, children }: Props) => (
  <li ref={ref} className={styles.root}>
    {before}
    <div className={styles.text}>{children}</div>
    {after}
  </li>
)
