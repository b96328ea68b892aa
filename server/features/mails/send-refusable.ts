import type { RefusableMail } from '#contract/mails.ts'
import { serverUrls } from '#contract/rare-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import { findReader } from './refusals.queries.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

type Services = { db: Database; mailer: Mailer; publicUrl: () => string }
type Refusable = {
  kind: RefusableMail
  userId: number
  compose: (link: { unsubscribeUrl: string }) => Pick<Mail, 'subject' | 'text'>
}

/** Sends a member a mail that they may refuse, unless they have refused it. */
export async function sendRefusable(
  { db, mailer, publicUrl }: Services,
  { kind, userId, compose }: Refusable,
): Promise<void> {
  const reader = await findReader(db, { userId, kind })
  if (!reader) return
  await mailer.send(kind, reader.email, async () => {
    const token = await createUnsubscribeToken(db, { userId, kind }, reader.emailKey)
    const unsubscribeUrl = publicUrl() + serverUrls.unsubscribe(token)
    return { ...compose({ unsubscribeUrl }), unsubscribeUrl }
  })
}
