import { useSearchParams } from 'react-router'
import { resetPassword } from '#texts/pages.ts'
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  const { data: user } = useCurrentUser()
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {resetPassword}
      </h1>
      <ResetPasswordForm token={token} knownEmail={user?.email} />
    </div>
  )
}
