import type { ContactMessage } from '#contract/contact.ts'
import { insertContactMessage } from '#server/features/contact/contact.queries.ts'
import type { TestSite } from './site.ts'

const message: ContactMessage = {
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  email: 'wanjiku@example.org',
  phoneNumber: '+254 700 000000',
  inquiryType: 'Recipe Inquiry',
  message: 'How long do the beans soak?',
}

/** As the contact form sends it; also with what is refused. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({ ...message, ...changes })

/** Stores one, without a mail of it; its number. */
export const storeMessage = (
  { db }: Pick<TestSite, 'db'>,
  changes: Partial<ContactMessage> = {},
): Promise<number> => insertContactMessage(db, { ...message, ...changes })
