import { useSearchParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import { logIn } from '#texts/navigation.ts'
import { verifyEmail } from '#texts/pages.ts'
import { useToken } from '#web/api/session.ts'
import { VerifyEmail } from '#web/features/auth/verify-email.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  const isSignedIn = useToken('user') !== null
  const { data: user } = useCurrentUser()
  return (
    <div className="page max-w-96 py-16">
      <h1 className="mb-8 text-title-lg" tabIndex={-1}>
        {verifyEmail}
      </h1>
      <div className="grid gap-5">
        <VerifyEmail token={token} user={user} />
        <Link
          className={buttonClass({ look: 'quiet', isLarge: true })}
          to={isSignedIn ? pageUrls.recipes : pageUrls.login}
        >
          {isSignedIn ? actions.discoverRecipes : logIn}
        </Link>
      </div>
    </div>
  )
}
