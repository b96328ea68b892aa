import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { authRoutes, linkToken } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const message = authRoutes.logout.reply
const link = z.object({ token: linkToken })

const recovery = z
  .object({
    member: z.object({ id, name: z.string(), username: z.string() }),
    askedAt: timestamp,
    expiresAt: timestamp.meta({ description: 'When the request lapses if too few have agreed.' }),
    dueAt: timestamp
      .nullable()
      .meta({ description: 'When the second factor is removed. Null until enough have agreed.' }),
    agreements: z.int().min(0),
    canAgree: z.union([z.literal(true), z.enum(['own', 'agreed', 'administrators', 'enough'])]).meta({
      description:
        'True if the caller may agree. Otherwise why not: the request is the caller’s own, the caller has agreed, only administrators may agree, or enough have agreed.',
    }),
  })
  .meta({ id: 'Recovery' })

export type Recovery = z.infer<typeof recovery>

/** The recovery for a member who has lost both the app and the codes. It needs the password, the mailbox, and two people of the site. */
export const recoveryRoutes = {
  askRecovery: endpoint(rows.askRecovery, {
    summary:
      'Ask for the removal of the second factor, with the ticket of a sign-in whose password was right; a mail has the link that confirms it',
    body: z.object({ ticket: requiredText(fields.ticket, limits.maxTicketLength) }),
    status: 200,
    reply: message,
    refusals: ['expired_ticket', 'conflict'],
    throttle: 'secondFactor',
    writes: 'private',
    example: { body: { ticket: 't1_ticket-of-the-sign-in' } },
  }),
  confirmRecovery: endpoint(rows.confirmRecovery, {
    summary:
      'Confirm a request for the removal of the second factor by the link of the mail; administrators and moderators are then asked to agree',
    body: link,
    status: 200,
    reply: message,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  stopRecovery: endpoint(rows.stopRecovery, {
    summary: 'Stop a request for the removal of the second factor by the link in each mail about it',
    body: link,
    status: 200,
    reply: message,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  listRecoveries: endpoint(rows.listRecoveries, {
    summary: 'List the members who ask for the removal of their second factor, oldest first',
    status: 200,
    reply: z.object({ recoveries: z.array(recovery).max(limits.maxPageSize) }),
  }),
  agreeToRecovery: endpoint(rows.agreeToRecovery, {
    summary: 'Agree to the removal of a member’s second factor; the member is told',
    params: z.object({ id: idParam }),
    status: 200,
    reply: z.object({ agreements: z.int(), dueAt: timestamp.nullable() }),
    throttle: 'moderate',
    writes: 'private',
  }),
} as const
