import { type ReactNode, useId } from 'react'
import { close } from '#texts/actions.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.ts'
import styles from './sheet.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A dialog with its title above a line and a way out beside it; on a phone it comes from below. */
export function Sheet({ title, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Dialog titleId={titleId} className={styles.root} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={iconButtonClass} aria-label={close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {children}
    </Dialog>
  )
}
