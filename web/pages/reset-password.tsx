import { useSearchParams } from 'react-router'
import { resetPassword } from '#texts/app.ts'
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  const { data: user } = useCurrentUser()
  return (
    <NarrowPage title={resetPassword}>
      <ResetPasswordForm token={token} knownEmail={user?.email} />
    </NarrowPage>
  )
}
