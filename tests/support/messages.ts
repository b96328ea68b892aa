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

/** Returns a message as the contact form sends it. `changes` may contain what the server refuses. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({ ...message, ...changes })

/** Stores a message without sending a mail, and returns its number. */
export const storeMessage = (
  { db }: Pick<TestSite, 'db'>,
  changes: Partial<ContactMessage> = {},
): Promise<number> => insertContactMessage(db, { ...message, ...changes })
