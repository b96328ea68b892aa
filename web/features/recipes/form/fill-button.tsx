import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import styles from './fill-button.module.css'

type Props = {
  icon: IconName
  /** Whether the fields hold what it offers. */
  isUsed: boolean
  onUse: () => void
  children: ReactNode
}

/** Below a field: fills it, and what belongs to it, with what this site knows. */
export const FillButton = ({ icon, isUsed, onUse, children }: Props) => (
  <Button className={styles.button} aria-pressed={isUsed} onClick={onUse}>
    <Icon name={isUsed ? 'check' : icon} size="small" />
    {children}
  </Button>
)

/** A field with such a button below it. */
export const filledFieldClass = styles.root
