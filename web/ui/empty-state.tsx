import type { ReactNode } from 'react'
import { EmptyPlate } from './empty-plate.tsx'
import styles from './empty-state.module.css'

type Props = { title: string; text: string; children?: ReactNode }

/** The empty plate, an explanation, and one link or button. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className={styles.root} role="status">
    <EmptyPlate sizes="10rem" />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
