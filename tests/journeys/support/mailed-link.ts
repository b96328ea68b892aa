import type { Site } from '#tests/support/real-site.ts'
import { expect } from './journey.ts'

/** Waits for a mail to the address with a link to this page that differs from `previous`. Other mails may come meanwhile. */
export async function mailedLink(
  site: Pick<Site, 'mailTo'>,
  email: string,
  page: string,
  previous = '',
): Promise<string> {
  let link = previous
  await expect
    .poll(async () => {
      const mail = await site.mailTo(email, page)
      link = new RegExp(`${page}\\?token=[\\w-]+`).exec(mail)?.[0] ?? previous
      return link
    })
    .not.toBe(previous)
  return link
}
