import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { refusedFieldsOf } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { useAdminEnter } from './use-admin-enter.ts'

type Props = {
  /** Called with the sign-in's ticket when the password was right and a second factor is needed. */
  onSecondFactor: (ticket: string) => void
}

export function AdminSigninForm({ onSecondFactor }: Props) {
  const signin = useAdminSignin(onSecondFactor)
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', password = '' } = formTextValues(event.currentTarget)
    signin.mutate({ email: email.trim(), password })
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t.signInEmail}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.maxEmailLength}
        data-autofocus
      />
      <TextField
        label={t.signInPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={limits.maxPasswordLength}
      />
      <Button look="primary" isLarge type="submit" isBusy={signin.isPending}>
        {t.signIn}
      </Button>
    </Form>
  )
}

type Credentials = { email: string; password: string }

/** Signs in. On success it stores the admin token and goes to the dashboard. A failure shows no message. */
function useAdminSignin(onSecondFactor: (ticket: string) => void) {
  const enter = useAdminEnter()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.adminSignin, { realm: 'admin', body }),
    onSuccess: ({ access_token }) => enter(access_token),
    onError: failure => {
      const { ticket } = refusedFieldsOf(failure)
      if (ticket) onSecondFactor(ticket)
    },
  })
}
