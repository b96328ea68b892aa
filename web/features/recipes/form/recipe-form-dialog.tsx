import { type ReactNode, useId } from 'react'
import { close } from '#texts/ui.ts'
import { Dialog, fromBelowClass } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import styles from './recipe-form-dialog.module.css'

type Props = {
  title: string
  footer: ReactNode
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog around a recipe's fields, with its buttons below. */
export function RecipeFormDialog({ title, footer, onSubmit, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Dialog titleId={titleId} className={`${fromBelowClass} ${styles.root}`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={iconButtonClass} aria-label={close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        <footer>{footer}</footer>
      </form>
    </Dialog>
  )
}
