import type { ReactNode } from 'react'
import { formatNumber } from '#texts/format/number.ts'
import styles from './count.module.css'
import { visuallyHiddenClass } from './text.ts'

type Props = { of: number; children?: ReactNode }

/** How many, beside the name of what they are. The children are read aloud after it. */
export const Count = ({ of, children }: Props) => (
  <span className={styles.root}>
    {formatNumber(of)}
    {children && <span className={visuallyHiddenClass}> {children}</span>}
  </span>
)
