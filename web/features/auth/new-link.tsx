import { useEffect, useRef } from 'react'
import * as t from '#texts/auth.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, fieldsClass, formTextValues } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'

type Props = {
  /** Why the opened link cannot be used. */
  reason: string
  /** The address of the signed-in user. Undefined for a visitor. */
  knownEmail: string | undefined
  /** Moves the focus here, because this form replaces one that had the focus. */
  takesFocus?: boolean
  send: (email: string) => Promise<unknown>
  /** The sentence is the same whether or not the address has an account. */
  sentMessage: string
  failureMessage: (failure: Error) => string
}

/** Offers a new link instead of one that was used, has expired or is incomplete. The link is sent to the address that is entered. */
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
