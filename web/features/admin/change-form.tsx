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
  /** What the change means for the administrator. */
  warning?: string | undefined
  confirm: string
  isDanger?: boolean
  isPending: boolean
  failure: string | undefined
  /** Receives the form, so that it can focus the field that needs correction. */
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  children: ReactNode
}

/** The form of a change to a member: what the change means, the fields, and the button that makes it. */
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
