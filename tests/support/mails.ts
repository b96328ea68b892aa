import { type TestSite, waitFor } from './site.ts'

/** The mails to this address, oldest first, once there are as many as this. */
export const waitForMails = (site: TestSite, address: string, count = 1): Promise<string[]> =>
  waitFor(async () => {
    const mails = (await site.outbox()).filter(mail => mail.includes(`To: ${address}`))
    return mails.length >= count ? mails : undefined
  }, `mail ${count} to ${address}`)

/** The token of the link in a mail. */
export const extractToken = (mail = ''): string => /token=(l1_[\w-]{43})\b/.exec(mail)?.[1] ?? 'no link'
