import { useSearchParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { logIn, verifyEmail } from '#texts/app.ts'
import * as ui from '#texts/ui.ts'
import { useToken } from '#web/api/session.ts'
import { VerifyEmail } from '#web/features/auth/verify-email.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'
import { NarrowPage } from '#web/ui/narrow-page.tsx'

export { readTokenOnly as readSearch } from '#web/features/auth/read-token-only.ts'

export function Page() {
  const token = useSearchParams()[0].get('token') ?? ''
  const isSignedIn = useToken('user') !== null
  const { data: user } = useCurrentUser()
  return (
    <NarrowPage title={verifyEmail}>
      <div className={fieldsClass}>
        <VerifyEmail token={token} user={user} />
        <Link
          className={buttonClass({ look: 'quiet', isLarge: true })}
          to={isSignedIn ? pageUrls.recipes : pageUrls.login}
        >
          {isSignedIn ? ui.discoverRecipes : logIn}
        </Link>
      </div>
    </NarrowPage>
  )
}
