import { useSearchParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { logIn } from '#texts/navigation.ts'
import { resetPassword } from '#texts/pages.ts'
import * as t from '#texts/reset-password.ts'
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

export function Page() {
  const token = useSearchParams()[0].get('token')
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {resetPassword}
      </h1>
      {token ? <ResetPasswordForm token={token} /> : <IncompleteLink />}
    </div>
  )
}

const IncompleteLink = () => (
  <div className="grid gap-5">
    <Note kind="error">{t.incompleteLink}</Note>
    <Link className={buttonClass({ look: 'quiet', isLarge: true })} to={pageUrls.login}>
      {logIn}
    </Link>
  </div>
)
