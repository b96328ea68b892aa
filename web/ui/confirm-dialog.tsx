import { useId } from 'react'
import * as t from '#texts/ui.ts'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog, dialogTextClass } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { Note } from './note.tsx'

type Props = {
  title: string
  text: string
  /** The verb of the irreversible action. */
  confirm: string
  cancel?: string
  isBusy?: boolean
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Confirms before something is lost. The focus starts on the harmless choice. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = t.cancel,
  isBusy,
  failure,
  ...callbacks
}: Props) {
  const titleId = useId()
  return (
    <Dialog titleId={titleId} isQuestion isSmall onClose={callbacks.onClose}>
      <h2 id={titleId}>{title}</h2>
      <p className={dialogTextClass}>{text}</p>
      {failure && (
        <div className={styles.failure}>
          <Note kind="error">{failure}</Note>
        </div>
      )}
      <FormActions>
        <Button data-autofocus onClick={callbacks.onClose}>
          {cancel}
        </Button>
        <Button look="danger" isBusy={isBusy ?? false} onClick={callbacks.onConfirm}>
          {confirm}
        </Button>
      </FormActions>
    </Dialog>
  )
}
