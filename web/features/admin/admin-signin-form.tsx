import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin-signin-form.ts'
import { call } from '#web/api/call.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { storeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'

export function AdminSigninForm() {
  const signin = useAdminSignin()
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', password = '' } = formTextValues(event.currentTarget)
    signin.mutate({ email: email.trim(), password })
  }
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.maxEmailLength}
        data-autofocus
      />
      <TextField
        label={t.password}
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

/** Success stores the admin token and goes to the dashboard; a failure shows no message. */
function useAdminSignin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.adminSignin, { realm: 'admin', body }),
    onSuccess: ({ access_token }) => {
      queries.removeQueries({ queryKey: dashboardKey })
      storeToken('admin', access_token)
      navigate(pageUrls.adminDashboard)
    },
  })
}
