import { z } from 'zod'
import * as contactMessages from '#texts/messages/contact.ts'
import { endpoint } from './endpoint.ts'
import { emailField, requiredText } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

export const contactSubjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report'] as const

export const contactMessage = z
  .object({
    firstName: requiredText('First name', limits.maxNameLength),
    lastName: requiredText('Last name', limits.maxNameLength),
    email: emailField(),
    phoneNumber: requiredText('Phone number', limits.maxPhoneLength),
    inquiryType: z.enum(contactSubjects, `The subject must be one of: ${contactSubjects.join(', ')}.`),
    message: requiredText('Message', limits.maxMessageLength),
  })
  .meta({ id: 'ContactMessage' })

export type ContactMessage = z.infer<typeof contactMessage>

export const contactRoutes = {
  sendContactMessage: endpoint(rows.sendContactMessage, {
    summary: 'Write to the team; the message is kept and mailed to them',
    body: contactMessage,
    status: 201,
    reply: z.object({ message: z.literal(contactMessages.sent) }),
    throttle: 'contact',
  }),
} as const
