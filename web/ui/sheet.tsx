import { type ReactNode, type Ref, useId } from 'react'
import { close } from '#texts/ui.ts'
import { Dialog, fromBelowClass } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.ts'
import { Note } from './note.tsx'
import styles from './sheet.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A dialog with its title above a line and a close button beside it. On a phone it comes from below. */
export function Sheet({ title, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Dialog titleId={titleId} className={`${fromBelowClass} ${styles.root}`} onClose={onClose}>
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

type FormProps = {
  ref?: Ref<HTMLFormElement>
  /** Why the form was refused. */
  failure: string | undefined
  /** The form's buttons. */
  actions: ReactNode
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
  /** The form's fields. */
  children: ReactNode
}

/** A sheet's form. Its fields scroll. Its buttons, and why it was refused, are always visible. */
export const SheetForm = ({ ref, failure, actions, onSubmit, children }: FormProps) => (
  <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
    <div className={styles.fields}>{children}</div>
    <footer className={styles.foot}>
      {failure && <Note kind="error">{failure}</Note>}
      <FormActions>{actions}</FormActions>
    </footer>
  </form>
)
