import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import styles from './fill-button.module.css'

type Props = {
  icon: IconName
  /** Whether the fields contain what the button offers. */
  isUsed: boolean
  onUse: () => void
  children: ReactNode
}

/** A button below a field that fills it, and related fields, with what this site knows. */
export const FillButton = ({ icon, isUsed, onUse, children }: Props) => (
  <Button className={styles.button} aria-pressed={isUsed} onClick={onUse}>
    <Icon name={isUsed ? 'check' : icon} size="small" />
    {children}
  </Button>
)

/** The class of a field with such a button below it. */
export const filledFieldClass = styles.root
