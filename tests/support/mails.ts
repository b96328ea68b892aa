import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from './wait-for.ts'

type Posting = { outbox: () => Promise<string[]> }

/** Returns the mails to this address, oldest first, once there are at least this many. */
export const waitForMails = (site: Posting, address: string, count = 1): Promise<string[]> =>
  waitFor(async () => {
    const mails = (await site.outbox()).filter(mail => mail.includes(`To: ${address}`))
    return mails.length >= count ? mails : undefined
  }, `mail ${count} to ${address}`)

/** Returns the token of the link in a mail. */
export const extractToken = (mail = ''): string => /token=(l1_[\w-]{43})\b/.exec(mail)?.[1] ?? 'no link'

/** Returns the mails in an outbox, oldest first. */
export async function readOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter(name => name.endsWith('.eml')).sort()
  // The site may delete the oldest meanwhile.
  const texts = await Promise.all(mails.map(name => readFile(join(folder, name), 'utf8').catch(() => '')))
  return texts.map(text => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
