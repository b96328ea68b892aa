import * as t from '#texts/login-form.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'

export const Page = () => (
  <AuthFrame title={t.welcomeBack} text={t.welcomeBackText}>
    <LoginForm />
  </AuthFrame>
)
