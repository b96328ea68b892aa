import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { authRoutes, ownPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'
import { typedCode } from './typed-text.ts'

export const code = requiredText(fields.code, limits.maxCodeLength).overwrite(typedCode)
export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: 'Shown once; only hashes are stored.' }) })
  .meta({ id: 'RecoveryCodes' })
export const secondStep = z.object({ ticket: requiredText(fields.ticket, limits.maxTicketLength), code })
export const session = z
  .object({
    access_token: z.string(),
    recoveryCodesLeft: z.int().optional().meta({ description: 'After a recovery code.' }),
  })
  .meta({ id: 'SecondFactorSession' })
export const appKey = z
  .object({
    secret: z.string().meta({ description: 'Base32, to type into an app.' }),
    uri: z.string().meta({ description: 'otpauth:, to show as a QR code.' }),
  })
  .meta({ id: 'SecondFactorKey' })

export const secondFactorRoutes = {
  loginSecondFactor: endpoint(rows.loginSecondFactor, {
    summary:
      'Finish a sign-in that was refused with second_factor_required: with its ticket, and the six digits of an authenticator app or a recovery code',
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
    summary: 'Give the own password again, which what opens the account asks for, once in ten minutes',
    body: z.object({ currentPassword: ownPassword }),
    status: 200,
    reply: authRoutes.logout.reply,
    refusals: ['wrong_password'],
    throttle: 'ownPassword',
    writes: 'private',
    example: { body: { currentPassword: 'chapati na chai' } },
  }),
  startSecondFactor: endpoint(rows.startSecondFactor, {
    summary: 'Begin to set up an authenticator app; it asks for nothing until a code has confirmed it',
    status: 200,
    reply: appKey,
    refusals: ['proof_required', 'second_factor_on'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
  confirmSecondFactor: endpoint(rows.confirmSecondFactor, {
    summary: 'Switch the second factor on with a code of the app; a mail tells the member',
    body: z.object({ code }),
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'second_factor_on', 'wrong_code', 'not_found'],
    throttle: 'secondFactor',
    writes: 'private',
    example: { body: { code: '123456' } },
  }),
  renewRecoveryCodes: endpoint(rows.renewRecoveryCodes, {
    summary: 'Make new recovery codes; the earlier ones no longer work, and a mail tells the member',
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'not_found'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
  removeSecondFactor: endpoint(rows.removeSecondFactor, {
    summary: 'Switch the second factor off; a mail tells the member; doing it again changes nothing',
    status: 204,
    reply: z.void(),
    refusals: ['proof_required'],
    throttle: 'secondFactor',
    writes: 'private',
  }),
} as const
