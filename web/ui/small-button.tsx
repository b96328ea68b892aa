import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import styles from './small-button.module.css'

/** A lower button. Without a mouse it is as high as a finger needs. */
export const SmallButton = ({ className = '', ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} className={`${styles.root} ${className}`} />
)

/** The class of a link that looks like a small button. */
export const smallButtonClass = styles.root
