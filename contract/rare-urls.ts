import { pageUrls } from './page-urls.ts'

// Beside page-urls.ts, which every page of the client loads.

/** Those that one or two pages name. */
export const rareUrls = {
  transparencyFigures: `${pageUrls.transparency}.csv`,
  casesAbout: (memberId: number | string) => `${pageUrls.moderation}?member=${memberId}`,
  /** What one member did, and what was done about the member. */
  adminLogOf: (memberId: number | string) => `${pageUrls.adminLog}?member=${memberId}`,
} as const

/** Those that only the server names, in mails, in logs and on pages of its own. */
export const serverUrls = {
  /** Refuses a kind of mail; it works for whoever has the mail. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  stopRecovery: (token: string) => `${pageUrls.confirmRecovery(token)}&stop`,
} as const

/** Of what a member cooked, on the page of its recipe. */
export const cookFragment = (id: number) => `cook-${id}`

/** Two versions of a recipe beside each other. */
export const comparedVersionsUrl = (id: number | string, from: number, to: number) =>
  `${pageUrls.recipeVersions(id)}?from=${from}&to=${to}`
