import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { authRoutes, ownPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'
import { typedCode } from './typed-text.ts'

export const code = requiredText(fields.code, limits.maxCodeLength).overwrite(typedCode)
export const recoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .meta({ description: 'Returned only once, because the site stores only their hashes.' }),
  })
  .meta({ id: 'RecoveryCodes' })
export const secondStep = z.object({ ticket: requiredText(fields.ticket, limits.maxTicketLength), code })
export const session = z
  .object({
    access_token: z.string(),
    recoveryCodesLeft: z.int().optional().meta({ description: 'Only after a sign-in by a recovery code.' }),
  })
  .meta({ id: 'SecondFactorSession' })
export const secondFactorState = z
  .object({ since: timestamp.nullable(), recoveryCodesLeft: z.int() })
  .meta({ description: '`since` is null if the second factor is off.' })
export const appKey = z
  .object({
    secret: z.string().meta({ description: 'In Base32, for typing into an app.' }),
    uri: z.string().meta({ description: 'An `otpauth:` URI, for a QR code.' }),
  })
  .meta({ id: 'SecondFactorKey' })

export const secondFactorRoutes = {
  loginSecondFactor: endpoint(rows.loginSecondFactor, {
    summary:
      'Finish a sign-in that was refused with `second_factor_required`, by a code of the app or a recovery code',
    body: secondStep,
    status: 200,
    reply: session,
    refusals: ['expired_ticket', 'wrong_code', 'account_suspended', 'account_leaving', 'email_unverified'],
    throttle: 'secondFactor',
    writes: 'private',
    needsSpace: false,
    example: { body: { ticket: 't1_ticket-of-the-sign-in', code: '7KD2-MQ9F' } },
  }),
  proveOwner: endpoint(rows.proveOwner, {
    summary:
      'Prove who is calling by the password; changes of the ways to sign in need a proof of the last ten minutes',
    body: z.object({ currentPassword: ownPassword }),
    status: 200,
    reply: authRoutes.logout.reply,
    refusals: ['wrong_password'],
    throttle: 'ownPassword',
    writes: 'private',
    example: { body: { currentPassword: 'chapati na chai' } },
  }),
  startSecondFactor: endpoint(rows.startSecondFactor, {
    summary: 'Start to set up an authenticator app; the second factor stays off until a code confirms it',
    status: 200,
    reply: appKey,
    refusals: ['proof_required', 'second_factor_on'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
  confirmSecondFactor: endpoint(rows.confirmSecondFactor, {
    summary: 'Switch the second factor on by a code of the app; a mail tells the member',
    body: z.object({ code }),
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'second_factor_on', 'wrong_code', 'not_found'],
    throttle: 'secondFactor',
    writes: 'private',
    example: { body: { code: '123456' } },
  }),
  renewRecoveryCodes: endpoint(rows.renewRecoveryCodes, {
    summary: 'Replace the recovery codes; a mail tells the member',
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'not_found'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
  removeSecondFactor: endpoint(rows.removeSecondFactor, {
    summary: 'Switch the second factor off (idempotent); a mail tells the member',
    status: 204,
    reply: z.void(),
    refusals: ['proof_required'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
} as const
