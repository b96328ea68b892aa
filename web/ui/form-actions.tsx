import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

type Props = { className?: string | undefined; children: ReactNode }

/** A form's row of buttons. */
export const FormActions = ({ className = '', children }: Props) => (
  <div className={`${styles.root} ${className}`}>{children}</div>
)
