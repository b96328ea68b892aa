import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import styles from './small-button.module.css'

/** Lower with a mouse, as high as a finger needs elsewhere. */
export const SmallButton = ({ className = '', ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} className={`${styles.root} ${className}`} />
)

/** For links that look like one. */
export const smallButtonClass = styles.root
