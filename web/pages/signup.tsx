import * as t from '#texts/auth.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { SignupForm } from '#web/features/auth/signup-form.tsx'

export const Page = () => (
  <AuthFrame title={t.takeSeat} text={t.takeSeatText}>
    <SignupForm />
  </AuthFrame>
)
