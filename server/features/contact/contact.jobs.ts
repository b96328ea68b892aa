import type { ContactMessage } from '#contract/contact.ts'
import { pageUrls } from '#contract/page-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { mailRetries } from '#server/platform/mail/failed-mails.jobs.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { allMessagesAt, contactSubject } from '#texts/contact.ts'
import { deleteOldestMessages, findContactMessage } from './contact.queries.ts'

const contactMail = 'contact-mail'

/** Enqueues a mail of the message to the team. The message is stored whether or not a mail can be sent. */
export const requestContactMail = (jobs: Jobs, db: Database, messageId: number): Promise<void> =>
  jobs.enqueue(db, contactMail, { messageId })

type Services = {
  db: Database
  mailer: Mailer
  contactEmail: string | undefined
  limits: Limits
  publicUrl: () => string
}

export const contactJobs = ({ db, mailer, contactEmail, limits, publicUrl }: Services): Job<never>[] => [
  {
    ...mailRetries(limits),
    name: contactMail,
    async run({ messageId }: { messageId: number }) {
      const message = await findContactMessage(db, messageId)
      if (!message || !contactEmail) return
      await mailer.send('contact', contactEmail, () => ({
        replyTo: message.email,
        subject: contactSubject(message.inquiryType),
        text: `${contactText(message)}\n${allMessagesAt(publicUrl() + pageUrls.adminMessages)}\n`,
      }))
    },
  },
  {
    name: 'sweep-contact-messages',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '12 * * * *',
    run: () => deleteOldestMessages(db, limits.maxContactMessages),
  },
]

const contactText = ({
  firstName,
  lastName,
  email,
  phoneNumber,
  message,
}: Omit<ContactMessage, 'inquiryType'>): string =>
  `${message}\n\n--\n${firstName} ${lastName}\n${email}\n${phoneNumber}\n`
