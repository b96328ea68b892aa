import type { ReactNode } from 'react'
import { formatNumber } from '#texts/format/number.ts'
import styles from './count.module.css'
import { visuallyHiddenClass } from './text.ts'

type Props = { of: number; children?: ReactNode }

/** A number beside the name of what it counts. The children are read aloud after the number. */
export const Count = ({ of, children }: Props) => (
  <span className={styles.root}>
    {formatNumber(of)}
    {children && <span className={visuallyHiddenClass}> {children}</span>}
  </span>
)
