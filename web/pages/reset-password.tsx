import { useSearchParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

export function Page() {
  const token = useSearchParams()[0].get('token')
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        Choose a new password
      </h1>
      {token ? <ResetPasswordForm token={token} /> : <IncompleteLink />}
    </div>
  )
}

const IncompleteLink = () => (
  <div className="grid gap-5">
    <Note kind="error">
      The link is incomplete. Open it again from the mail, or ask for a new one with “Forgot Password?”.
    </Note>
    <Link className={buttonClass({ look: 'quiet', isLarge: true })} to={pageUrls.login}>
      Log In
    </Link>
  </div>
)
