import { z } from 'zod'
import { adminSession, authRoutes, ownPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import * as rows from './rows.ts'
import { appKey, code, recoveryCodes, secondStep, session } from './second-factor.ts'

/** An administrator's second factor. It works like a member's. */
export const adminSecurityRoutes = {
  adminSigninSecondFactor: endpoint(rows.adminSigninSecondFactor, {
    summary:
      'Finish an administrator’s sign-in that was refused with second_factor_required: with its ticket, and the six digits of an authenticator app or a recovery code',
    body: secondStep,
    status: 200,
    reply: session.extend(adminSession.shape).meta({ id: 'AdminSecondFactorSession' }),
    refusals: ['expired_ticket', 'wrong_code'],
    throttle: 'secondFactor',
    writes: 'private',
    needsSpace: false,
    example: { body: { ticket: 't1_ticket-of-the-sign-in', code: '7KD2-MQ9F' } },
  }),
  getAdminSecurity: endpoint(rows.getAdminSecurity, {
    summary: 'Whose session it is, and their second factor',
    status: 200,
    reply: z
      .object({
        email: z.string(),
        secondFactor: z
          .object({ since: timestamp.nullable(), recoveryCodesLeft: z.int() })
          .meta({ description: '`since` is null while it is off.' }),
        isSecondFactorRequired: z
          .boolean()
          .meta({ description: 'Whether all else is refused without one, with admin_second_factor.' }),
        willNeedSecondFactor: z.boolean().meta({ description: 'The same, once a moderator is named.' }),
      })
      .meta({ id: 'AdminSecurity' }),
    withoutSecondFactor: true,
  }),
  proveAdmin: endpoint(rows.proveAdmin, {
    summary: 'Give the own password again, which changes of the second factor ask for, once in ten minutes',
    body: z.object({ currentPassword: ownPassword }),
    status: 200,
    reply: authRoutes.logout.reply,
    refusals: ['wrong_password'],
    throttle: 'ownPassword',
    withoutSecondFactor: true,
    writes: 'private',
    example: { body: { currentPassword: 'chapati na chai' } },
  }),
  startAdminSecondFactor: endpoint(rows.startAdminSecondFactor, {
    summary: 'Begin to set up an authenticator app; it asks for nothing until a code has confirmed it',
    status: 200,
    reply: appKey,
    refusals: ['proof_required', 'second_factor_on'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
  confirmAdminSecondFactor: endpoint(rows.confirmAdminSecondFactor, {
    summary: 'Switch the second factor on with a code of the app; a mail tells the administrator',
    body: z.object({ code }),
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'second_factor_on', 'wrong_code', 'not_found'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
    example: { body: { code: '123456' } },
  }),
  renewAdminRecoveryCodes: endpoint(rows.renewAdminRecoveryCodes, {
    summary: 'Make new recovery codes; the earlier ones no longer work, and a mail tells the administrator',
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'not_found'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
  removeAdminSecondFactor: endpoint(rows.removeAdminSecondFactor, {
    summary: 'Switch the second factor off; a mail tells the administrator; doing it again changes nothing',
    status: 204,
    reply: z.void(),
    refusals: ['proof_required'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
} as const
