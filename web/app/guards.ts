import { redirect } from 'react-router'
import { pages } from '#contract/pages.ts'
import { findToken, type Realm } from '#web/api/session.ts'

const signInPage = { user: pages.login, admin: pages.adminSignin } as const satisfies Record<Realm, string>

/** Sends whoever holds no token to sign in. Only the browser knows; the server renders the page's waiting state. */
export const requireToken = (realm: Realm) => () => {
  const isServer = typeof document === 'undefined'
  if (!isServer && !findToken(realm)) throw redirect(signInPage[realm])
  return null
}

/** Whoever is signed in as an administrator need not do it again. */
export const skipWithAdminToken = () => {
  if (typeof document !== 'undefined' && findToken('admin')) throw redirect(pages.adminDashboard)
  return null
}
