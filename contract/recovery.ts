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
    expiresAt: timestamp.meta({ description: 'Without enough who agree it is forgotten then.' }),
    dueAt: timestamp
      .nullable()
      .meta({ description: 'Once enough have agreed: when the second factor goes.' }),
    agreements: z.int().min(0),
    canAgree: z.union([z.literal(true), z.enum(['own', 'agreed', 'administrators', 'enough'])]).meta({
      description:
        'Whether the caller may agree, or why not: it is their own, they have, administrators decide, or enough have.',
    }),
  })
  .meta({ id: 'Recovery' })

export type Recovery = z.infer<typeof recovery>

/** The recovery for a member who has lost both the app and the codes. It needs the password, the mailbox, and two people of the site. */
export const recoveryRoutes = {
  askRecovery: endpoint(rows.askRecovery, {
    summary:
      'Ask that the second factor goes, with the ticket of a sign-in whose password was right; a mail has a link',
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
      'Show that the mailbox is the member’s, by the link of that mail; those who run the site are asked then',
    body: link,
    status: 200,
    reply: message,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  stopRecovery: endpoint(rows.stopRecovery, {
    summary: 'Stop it, by a link that each mail about it has',
    body: link,
    status: 200,
    reply: message,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  listRecoveries: endpoint(rows.listRecoveries, {
    summary: 'Members who ask that their second factor goes, the oldest first',
    status: 200,
    reply: z.object({ recoveries: z.array(recovery).max(limits.maxPageSize) }),
  }),
  agreeToRecovery: endpoint(rows.agreeToRecovery, {
    summary: 'Agree that a member’s second factor goes; the member is told',
    params: z.object({ id: idParam }),
    status: 200,
    reply: z.object({ agreements: z.int(), dueAt: timestamp.nullable() }),
    throttle: 'moderate',
    writes: 'private',
  }),
} as const
