import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { SignupForm } from '#web/features/auth/signup-form.tsx'

export const Page = () => (
  <AuthFrame title="Take a seat" text="Save recipes, rate them and share your own.">
    <SignupForm />
  </AuthFrame>
)
