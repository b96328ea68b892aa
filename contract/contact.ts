import { z } from 'zod'
import * as t from '#texts/fields.ts'
import * as messageTexts from '#texts/messages.ts'
import { endpoint } from './endpoint.ts'
import { emailField, id, idParam, requiredName, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { cursor, next, strictPageLimit } from './paging.ts'
import * as rows from './rows.ts'

export const contactSubjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report'] as const

export const contactMessage = z
  .object({
    firstName: requiredName(t.firstName, limits.maxNameLength),
    lastName: requiredName(t.lastName, limits.maxNameLength),
    email: emailField(),
    phoneNumber: requiredName(t.phoneNumber, limits.maxPhoneLength),
    inquiryType: z.enum(contactSubjects, t.subjectMustBeOneOf(contactSubjects.join(', '))),
    message: requiredText(t.message, limits.maxMessageLength),
  })
  .meta({ id: 'ContactMessage' })

export type ContactMessage = z.infer<typeof contactMessage>

const contactDetails = z
  .object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    place: z.string().nullable(),
    areExamples: z.boolean().meta({
      description: 'True if the operator has set none of them, so that phone and e-mail are only examples.',
    }),
  })
  .meta({ id: 'ContactDetails' })
export type ContactDetails = z.infer<typeof contactDetails>

export const answeredFilters = ['waiting', 'answered'] as const
export type AnsweredFilter = (typeof answeredFilters)[number]

const receivedMessage = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    inquiryType: z.string(),
    message: z.string(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable().meta({ description: 'Null if the message waits for an answer.' }),
  })
  .meta({ id: 'ReceivedMessage' })
export type ReceivedMessage = z.infer<typeof receivedMessage>

export const contactRoutes = {
  sendContactMessage: endpoint(rows.sendContactMessage, {
    summary: 'Write to the team; the message is stored and mailed to the team',
    body: contactMessage,
    takesIdempotencyKey: true,
    status: 201,
    reply: z.object({ message: z.literal(messageTexts.messageSent) }),
    throttle: 'contact',
    writes: 'private',
    example: {
      body: {
        firstName: 'Wanjiru',
        lastName: 'Kamau',
        email: 'wanjiru@example.org',
        phoneNumber: '+254 700 000000',
        inquiryType: 'General Inquiry',
        message: 'May I print my recipes for our school?',
      },
    },
  }),
  getContact: endpoint(rows.getContact, {
    summary: 'Get phone, e-mail and place of the team',
    status: 200,
    reply: contactDetails,
  }),
  listContactMessages: endpoint(rows.listContactMessages, {
    summary: 'List messages to the team, newest first',
    query: z.object({
      before: cursor('before'),
      only: z.enum(answeredFilters, t.invalidValue).optional(),
      limit: strictPageLimit(limits.messagesPageSize),
    }),
    status: 200,
    reply: z.object({
      messages: z.array(receivedMessage),
      next,
      waiting: z.int().meta({ description: 'How many messages in all wait for an answer.' }),
    }),
    example: { query: { only: 'waiting' } },
  }),
  markContactMessage: endpoint(rows.markContactMessage, {
    summary: 'Mark a message as answered or unanswered',
    params: z.object({ id: idParam }),
    body: z.object({ isAnswered: z.boolean(t.invalidValue) }),
    status: 200,
    reply: receivedMessage,
    writes: 'private',
    example: { body: { isAnswered: true } },
  }),
} as const
