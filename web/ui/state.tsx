import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './state.module.css'

type Props = {
  /** `bad`: late or refused. `warm`: needs a look. `good`: the reader's own, or done. `calm`: waiting. */
  tone: 'bad' | 'warm' | 'good' | 'calm'
  icon: IconName
  children: ReactNode
}

const toneClass = { bad: styles.bad, warm: styles.warm, good: styles.good, calm: styles.calm }

/** An icon and a word in one colour. States are never pills, and never shown by colour alone. */
export const State = ({ tone, icon, children }: Props) => (
  <span className={`${styles.root} ${toneClass[tone]}`}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
)
