import type { ComponentProps } from 'react'
import styles from './skeleton.module.css'

/** A placeholder for loading content; the class sets its size. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={`${styles.root} ${className}`} />
)
