import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Scene } from './scene.tsx'

type Props = { title: string; text: string; children?: ReactNode }

/** The empty plate, an explanation, and one link or button. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className={styles.root} role="status">
    <Scene name="empty-plate" sizes="10rem" className={styles.plate} />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
