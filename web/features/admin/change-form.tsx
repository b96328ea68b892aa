import type { ReactNode } from 'react'
import * as ui from '#texts/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import { Sheet, SheetForm } from '#web/ui/sheet.tsx'
import styles from './change-form.module.css'

type Props = {
  title: string
  text: string
  /** What it means for the administrator. */
  warning?: string | undefined
  confirm: string
  isDanger?: boolean
  isPending: boolean
  failure: string | undefined
  /** Gets the form, to focus the field that is to be corrected. */
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  children: ReactNode
}

/** A change of a member, which is asked before it is made: what it means, the fields, and the button that makes it. */
export const ChangeForm = ({ title, text, warning, confirm, isDanger, children, ...form }: Props) => (
  <Sheet title={title} onClose={form.onClose}>
    <SheetForm
      failure={form.failure}
      actions={
        <>
          <Button onClick={form.onClose}>{ui.cancel}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} type="submit" isBusy={form.isPending}>
            {confirm}
          </Button>
        </>
      }
      onSubmit={event => {
        event.preventDefault()
        form.onSubmit(event.currentTarget)
      }}
    >
      <p className={styles.text}>{text}</p>
      {warning && (
        <p className={warmNoteClass} role="status">
          <Icon name="shield-check" />
          {warning}
        </p>
      )}
      {children}
    </SheetForm>
  </Sheet>
)
