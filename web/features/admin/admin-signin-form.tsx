import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { formTextValues } from '#web/ui/form-text-values.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminSignin } from './use-admin-signin.ts'

export function AdminSigninForm() {
  const signin = useAdminSignin()
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', password = '' } = formTextValues(event.currentTarget)
    signin.mutate({ email: email.trim(), password })
  }
  return (
    <Form className="stack" onSubmit={submit}>
      <TextField
        label="Email:"
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.maxEmailLength}
        data-autofocus
      />
      <TextField
        label="Password:"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={limits.maxPasswordLength}
      />
      <Button look="primary" isLarge type="submit" isBusy={signin.isPending}>
        Sign In
      </Button>
    </Form>
  )
}
