import { pageUrls } from '#contract/page-urls.ts'
import type { Realm } from '#web/api/session.ts'

export type Guard = {
  realm: Realm
  /** Where everyone else is redirected. */
  redirectTo: string
  /** Admits only those without a token of the realm; otherwise only those with one. */
  isForSignedOut?: boolean
}

export const usersOnly: Guard = { realm: 'user', redirectTo: pageUrls.login }
export const adminsOnly: Guard = { realm: 'admin', redirectTo: pageUrls.adminSignin }

/** A signed-in administrator is redirected to the dashboard. */
export const signedOutAdminsOnly: Guard = {
  realm: 'admin',
  redirectTo: pageUrls.adminDashboard,
  isForSignedOut: true,
}

export const refuses = (guard: Guard, token: string | null): boolean =>
  !guard.isForSignedOut === (token === null)
