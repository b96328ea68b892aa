import { useEffect, useRef } from 'react'
import * as t from '#texts/auth.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, fieldsClass, formTextValues } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'

type Props = {
  /** Why the link that was opened does not do. */
  reason: string
  /** The address of whoever is signed in; undefined for a visitor. */
  knownEmail: string | undefined
  /** Takes the place of a form that had the focus. */
  takesFocus?: boolean
  send: (email: string) => Promise<unknown>
  /** The same sentence whether the address has an account or not. */
  sentMessage: string
  failureMessage: (failure: Error) => string
}

/** Instead of a link that was used, has expired or is incomplete: a new one, sent to the address that is entered. */
export function NewLink({ reason, knownEmail, takesFocus, send, sentMessage, failureMessage }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const request = useSingleFlightMutation({ mutationFn: send })
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'email')
  }, [takesFocus])
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    request.mutate(formTextValues(event.currentTarget).email?.trim() ?? '')
  }
  return (
    <div className={fieldsClass}>
      {!request.isSuccess && <Note kind="error">{reason}</Note>}
      <Form ref={form} onSubmit={submit}>
        <TextField
          label={t.email}
          hint={t.linkGoesThere}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={knownEmail}
        />
        {request.isSuccess && <Note kind="success">{sentMessage}</Note>}
        {request.isError && <Note kind="error">{failureMessage(request.error)}</Note>}
        <Button look="primary" isLarge type="submit" isBusy={request.isPending}>
          {t.sendNewLink}
        </Button>
      </Form>
    </div>
  )
}
