import { z } from 'zod'
import { adminSession, authRoutes, ownPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'
import { appKey, code, recoveryCodes, secondFactorState, secondStep, session } from './second-factor.ts'

/** An administrator's second factor. It works like a member's. */
export const adminSecurityRoutes = {
  adminSigninSecondFactor: endpoint(rows.adminSigninSecondFactor, {
    summary:
      'Finish an administrator’s sign-in that was refused with `second_factor_required`, by a code of the app or a recovery code',
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
    summary: 'Get the administrator of the session and the state of the second factor',
    status: 200,
    reply: z
      .object({
        email: z.string(),
        secondFactor: secondFactorState,
        isSecondFactorRequired: z.boolean().meta({
          description:
            'True if every other call is refused with `admin_second_factor` until the second factor is on.',
        }),
        willNeedSecondFactor: z.boolean().meta({
          description: 'True if the second factor becomes required when the first moderator is named.',
        }),
      })
      .meta({ id: 'AdminSecurity' }),
    withoutSecondFactor: true,
  }),
  proveAdmin: endpoint(rows.proveAdmin, {
    summary:
      'Prove who is calling by the password; changes of the second factor need a proof of the last ten minutes',
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
    summary: 'Start to set up an authenticator app; the second factor stays off until a code confirms it',
    status: 200,
    reply: appKey,
    refusals: ['proof_required', 'second_factor_on'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
  confirmAdminSecondFactor: endpoint(rows.confirmAdminSecondFactor, {
    summary: 'Switch the second factor on by a code of the app; a mail tells the administrator',
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
    summary: 'Replace the recovery codes; a mail tells the administrator',
    status: 200,
    reply: recoveryCodes,
    refusals: ['proof_required', 'not_found'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
  removeAdminSecondFactor: endpoint(rows.removeAdminSecondFactor, {
    summary: 'Switch the second factor off (idempotent); a mail tells the administrator',
    status: 204,
    reply: z.void(),
    refusals: ['proof_required'],
    throttle: 'secondFactor',
    withoutSecondFactor: true,
    writes: 'private',
  }),
} as const
