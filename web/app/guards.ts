import { pageUrls } from '#contract/page-urls.ts'
import type { Realm } from '#web/api/session.ts'

export type Guard = {
  realm: Realm
  /** Where everybody else is sent. */
  redirectTo: string
  /** Only for whoever holds no token of the realm; otherwise for whoever holds one. */
  isForSignedOut?: boolean
}

export const usersOnly: Guard = { realm: 'user', redirectTo: pageUrls.login }
export const adminsOnly: Guard = { realm: 'admin', redirectTo: pageUrls.adminSignin }

/** Whoever is signed in as an administrator need not do it again. */
export const signedOutAdminsOnly: Guard = {
  realm: 'admin',
  redirectTo: pageUrls.adminDashboard,
  isForSignedOut: true,
}

export const refuses = (guard: Guard, token: string | null): boolean =>
  !guard.isForSignedOut === (token === null)
