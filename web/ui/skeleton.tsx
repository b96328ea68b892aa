import type { ComponentProps } from 'react'
import styles from './skeleton.module.css'

/** Takes the place of what is on its way; how large, its class says. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={`${styles.root} ${className}`} />
)
