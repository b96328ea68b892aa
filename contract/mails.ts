import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'

/** Mails to members that are always sent: they keep the account, or somebody waits for them. */
export const certainMails = ['address', 'security', 'moderation', 'ownData'] as const
/** Mails that a member can refuse, each kind separately. */
export const refusableMails = ['reportOutcome', 'heldPublished'] as const

export type RefusableMail = (typeof refusableMails)[number]

const mailChoices = z
  .object({
    certain: z.array(z.enum(certainMails)).meta({ description: 'Kinds of mail that are always sent.' }),
    refusable: z.array(
      z.object({ kind: z.enum(refusableMails), isRefused: z.boolean() }).meta({ id: 'RefusableMail' }),
    ),
  })
  .meta({ id: 'MailChoices' })

export const mailRoutes = {
  getMailChoices: endpoint(rows.getMailChoices, {
    summary: 'List the kinds of mail to the caller, and which of them the caller refuses',
    status: 200,
    reply: mailChoices,
  }),
  chooseMail: endpoint(rows.chooseMail, {
    summary: 'Refuse a kind of mail, or accept it again',
    body: z.object({ kind: z.enum(refusableMails), isRefused: z.boolean() }),
    status: 200,
    reply: mailChoices,
    writes: 'private',
    example: { body: { kind: 'reportOutcome', isRefused: true } },
  }),
} as const
