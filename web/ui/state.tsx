import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './state.module.css'

type Props = {
  /** Late or refused; wants a look; yours or done; waiting. */
  tone: 'bad' | 'warm' | 'good' | 'calm'
  icon: IconName
  children: ReactNode
}

const toneClass = { bad: styles.bad, warm: styles.warm, good: styles.good, calm: styles.calm }

/** An icon and a word in one colour: never a pill, never the colour alone. */
export const State = ({ tone, icon, children }: Props) => (
  <span className={`${styles.root} ${toneClass[tone]}`}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
)
