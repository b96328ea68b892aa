import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import * as t from '#texts/field-refusals.ts'
import * as contactMessages from '#texts/messages/contact.ts'
import { endpoint } from './endpoint.ts'
import { emailField, requiredName, requiredText } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

export const contactSubjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report'] as const

export const contactMessage = z
  .object({
    firstName: requiredName(names.firstName, limits.maxNameLength),
    lastName: requiredName(names.lastName, limits.maxNameLength),
    email: emailField(),
    phoneNumber: requiredName(names.phoneNumber, limits.maxPhoneLength),
    inquiryType: z.enum(contactSubjects, t.subjectMustBeOneOf(contactSubjects.join(', '))),
    message: requiredText(names.message, limits.maxMessageLength),
  })
  .meta({ id: 'ContactMessage' })

export type ContactMessage = z.infer<typeof contactMessage>

export const contactRoutes = {
  sendContactMessage: endpoint(rows.sendContactMessage, {
    summary: 'Write to the team; the message is kept and mailed to them',
    body: contactMessage,
    takesIdempotencyKey: true,
    status: 201,
    reply: z.object({ message: z.literal(contactMessages.sent) }),
    throttle: 'contact',
  }),
} as const
