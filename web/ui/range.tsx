import type { ComponentProps, CSSProperties } from 'react'
import styles from './range.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> & {
  min: number
  max: number
  value: number
}

/**
 * A slider whose track is filled up to its thumb. Use it only for content that is rendered after a click: in the server's HTML
 * the security policy would forbid its style attribute.
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
