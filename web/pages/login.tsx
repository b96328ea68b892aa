import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'

export const Page = () => (
  <AuthFrame title="Karibu tena" text="Welcome back. Your seat is still warm.">
    <LoginForm />
  </AuthFrame>
)
