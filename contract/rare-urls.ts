import { pageUrls } from './page-urls.ts'

// Separate from page-urls.ts, because every page of the client loads that file.

/** URLs that only one or two pages use. */
export const rareUrls = {
  transparencyFigures: `${pageUrls.transparency}.csv`,
  casesAbout: (memberId: number | string) => `${pageUrls.moderation}?member=${memberId}`,
  /** The log of what one member did, and of what was done about the member. */
  adminLogOf: (memberId: number | string) => `${pageUrls.adminLog}?member=${memberId}`,
} as const

/** URLs that only the server uses, in mails, in logs and on pages that it renders itself. */
export const serverUrls = {
  /** Refuses a kind of mail. The link works for anybody who has the mail. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  stopRecovery: (token: string) => `${pageUrls.confirmRecovery(token)}&stop`,
} as const

/** The fragment that links to one cook on the page of its recipe. */
export const cookFragment = (id: number) => `cook-${id}`

/** The page that compares two versions of a recipe. */
export const comparedVersionsUrl = (id: number | string, from: number, to: number) =>
  `${pageUrls.recipeVersions(id)}?from=${from}&to=${to}`
