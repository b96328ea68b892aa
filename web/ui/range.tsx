import type { ComponentProps, CSSProperties } from 'react'
import styles from './range.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  min: number
  max: number
  value: number
}

/**
 * A slider whose track is filled up to its thumb. Only where it comes by a click: in the server's HTML its style
 * attribute would be against the security policy.
 */
export const Range = ({ min, max, value, ...props }: Props) => (
  <input
    {...props}
    {...{ min, max, value }}
    type="range"
    className={styles.root}
    style={{ '--filled': `${(100 * (value - min)) / (max - min)}%` } as CSSProperties}
  />
)
