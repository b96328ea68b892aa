import { z } from 'zod'
import { done, linkToken, session } from './auth.ts'
import { count, holdings } from './departure.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import { hasProof, proof, proofMissing } from './passkeys.ts'
import * as rows from './rows.ts'

const dataExport = z
  .object({
    state: z.enum(['waiting', 'ready', 'failed']),
    requestedAt: timestamp,
    bytes: count.meta({ description: 'Size of the ZIP. 0 until it is ready.' }),
    until: timestamp.optional().meta({ description: 'When a ready ZIP is deleted.' }),
  })
  .meta({ id: 'DataExport' })

const ownData = z
  .object({
    holdings,
    export: dataExport
      .optional()
      .meta({ description: 'The last export that was requested, while it is kept.' }),
    leaveDays: count.meta({ description: 'For how many days a member can come back after leaving.' }),
    exportHours: count.meta({ description: 'For how many hours a ZIP is kept.' }),
  })
  .meta({ id: 'OwnData' })

export const leavingRoutes = {
  getOwnData: endpoint(rows.getOwnData, {
    summary: 'Count what the site stores of the caller, and get the last export',
    status: 200,
    reply: ownData,
    whileSuspended: true,
  }),
  requestExport: endpoint(rows.requestExport, {
    summary:
      'Request a ZIP of everything that the caller owns; a mail has the link. While an export waits, the call returns it again',
    status: 201,
    reply: dataExport,
    refusals: ['too_many_requests', 'unavailable'],
    whileSuspended: true,
    writes: 'private',
  }),
  linkExport: endpoint(rows.linkExport, {
    summary:
      'Create a link that downloads the ZIP without credentials until it is deleted; earlier links become invalid',
    status: 201,
    reply: z.object({ url: z.string() }).meta({ id: 'ExportLink' }),
    refusals: ['not_found'],
    whileSuspended: true,
    writes: 'private',
  }),
  leave: endpoint(rows.leave, {
    summary:
      'Leave: every session ends, and everything that others see of the caller is hidden and deleted after some days. Until then a sign-in brings the account back',
    body: z
      .object({
        ...proof,
        recipes: z.enum(['delete', 'stay']).meta({
          description: '`stay`: the recipes stay without pictures, name and links, by “a former cook”.',
        }),
      })
      .refine(hasProof, proofMissing),
    status: 200,
    reply: z.object({ message: z.string(), leavesAt: timestamp }).meta({ id: 'Leaving' }),
    refusals: ['wrong_password', 'expired_ticket', 'unknown_passkey'],
    throttle: 'ownPassword',
    whileSuspended: true,
    needsSpace: false,
    example: { body: { currentPassword: 'chapati na chai', recipes: 'stay' } },
  }),
  comeBack: endpoint(rows.comeBack, {
    summary: 'Come back with the token of a refused sign-in: everything is as before, and a session starts',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: session,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    needsSpace: false,
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
  exportBeforeLeaving: endpoint(rows.exportBeforeLeaving, {
    summary: 'Request the ZIP while leaving, with the token of a refused sign-in; a mail has the link',
    body: z.object({ token: linkToken }),
    status: 200,
    reply: done,
    refusals: ['invalid_link', 'too_many_requests', 'unavailable'],
    throttle: 'redeemLink',
    writes: 'private',
    example: { body: { token: 'l1_token-of-the-link' } },
  }),
} as const
