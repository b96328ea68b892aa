import { z } from 'zod'
import { wrongPassword } from '#texts/auth.ts'
import * as t from '#texts/fields.ts'
import { done, linkToken, session } from './auth.ts'
import { count, holdings } from './departure.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { assertion } from './passkeys.ts'
import * as rows from './rows.ts'

const dataExport = z
  .object({
    state: z.enum(['waiting', 'ready', 'failed']),
    requestedAt: timestamp,
    bytes: count.meta({ description: 'Of the ZIP; 0 until it is ready.' }),
    until: timestamp.optional().meta({ description: 'When a ready one is deleted.' }),
  })
  .meta({ id: 'DataExport' })

const ownData = z
  .object({
    holdings,
    export: dataExport.optional().meta({ description: 'The last one that was asked for, while it is kept.' }),
    leaveDays: count.meta({ description: 'How long one can come back after leaving.' }),
    exportHours: count.meta({ description: 'How long a ZIP is kept.' }),
  })
  .meta({ id: 'OwnData' })

export const leavingRoutes = {
  getOwnData: endpoint(rows.getOwnData, {
    summary: "What is the caller's own, in counts, and the ZIP of it that was asked for last",
    status: 200,
    reply: ownData,
    whileSuspended: true,
  }),
  requestExport: endpoint(rows.requestExport, {
    summary:
      'Have a ZIP made of all that is the caller’s own; a mail has the link. While one waits, it is answered again',
    status: 201,
    reply: dataExport,
    refusals: ['too_many_requests', 'unavailable'],
    whileSuspended: true,
    writes: 'private',
  }),
  linkExport: endpoint(rows.linkExport, {
    summary:
      'A link that downloads the ZIP without credentials, until it is deleted; an earlier one becomes invalid',
    status: 201,
    reply: z.object({ url: z.string() }).meta({ id: 'ExportLink' }),
    refusals: ['not_found'],
    whileSuspended: true,
    writes: 'private',
  }),
  leave: endpoint(rows.leave, {
    summary:
      'Leave: every session ends, what others see of the caller is out of sight, and all of it is deleted after some days, until which signing in brings it back',
    body: z
      .object({
        currentPassword: z
          .string({ error: t.isRequired(t.currentPassword) })
          .min(1, t.isRequired(t.currentPassword))
          .max(limits.maxPasswordLength, wrongPassword)
          .optional(),
        passkey: assertion.optional().meta({
          description: 'In place of the password: what `POST /api/auth/proof/passkey/options` asked for.',
        }),
        recipes: z
          .enum(['delete', 'stay'])
          .meta({ description: '`stay`: without pictures, name and links, by “a former cook”.' }),
      })
      .refine(({ currentPassword, passkey }) => currentPassword ?? passkey, {
        error: t.isRequired(t.currentPassword),
        path: ['currentPassword'],
      }),
    status: 200,
    reply: z.object({ message: z.string(), leavesAt: timestamp }).meta({ id: 'Leaving' }),
    refusals: ['wrong_password', 'expired_ticket', 'unknown_passkey'],
    throttle: 'ownPassword',
    whileSuspended: true,
    needsSpace: false,
    example: { body: { currentPassword: 'chapati na chai', recipes: 'stay' } },
  }),
  comeBack: endpoint(rows.comeBack, {
    summary: 'Come back: with the token of a refused sign-in everything is as it was, and a session starts',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: session,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    needsSpace: false,
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  exportBeforeLeaving: endpoint(rows.exportBeforeLeaving, {
    summary:
      'The same ZIP for whoever is leaving, with the token of a refused sign-in; its link comes by mail',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: done,
    refusals: ['invalid_link', 'too_many_requests', 'unavailable'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
} as const
