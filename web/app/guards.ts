import { pageUrls } from '#contract/page-urls.ts'
import type { Realm } from '#web/api/session.ts'

export type Guard = {
  realm: Realm
  /** The address to which everyone else is redirected. */
  redirectTo: string
  /** Admits only visitors without a token of the realm. Otherwise only visitors with one are admitted. */
  isForSignedOut?: boolean
}

export const usersOnly: Guard = { realm: 'user', redirectTo: pageUrls.login }
export const adminsOnly: Guard = { realm: 'admin', redirectTo: pageUrls.adminSignin }

/** Redirects a signed-in administrator to the dashboard. */
export const signedOutAdminsOnly: Guard = {
  realm: 'admin',
  redirectTo: pageUrls.adminDashboard,
  isForSignedOut: true,
}

export const refuses = (guard: Guard, token: string | null): boolean =>
  !guard.isForSignedOut === (token === null)
