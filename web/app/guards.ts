import { redirect } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { findToken, type Realm } from '#web/api/session.ts'

const signInPage = { user: pageUrls.login, admin: pageUrls.adminSignin } as const satisfies Record<
  Realm,
  string
>

/** Sends whoever holds no token to sign in. Only the browser knows; the server renders the page's waiting state. */
export const requireToken = (realm: Realm) => () => {
  const isServer = typeof document === 'undefined'
  if (!isServer && !findToken(realm)) throw redirect(signInPage[realm])
  return null
}

/** Whoever is signed in as an administrator need not do it again. */
export const redirectSignedInAdmin = () => {
  if (typeof document !== 'undefined' && findToken('admin')) throw redirect(pageUrls.adminDashboard)
  return null
}
