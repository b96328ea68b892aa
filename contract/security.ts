import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { done, newPassword, ownPassword, repeatedPassword, withMatchingPasswords } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import { assertion } from './passkeys.ts'
import * as rows from './rows.ts'

/** Identifies one session to its owner. It is not a credential. */
const sessionId = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({
    description: 'Names the session to its owner; no credential.',
    examples: ['6f1c0e5a9d3b4c278a412b7e'],
  })

const ownSession = z
  .object({
    id: sessionId,
    browser: z.string().nullable().meta({ description: 'Null where the client did not say.' }),
    system: z.string().nullable(),
    device: z.enum(['computer', 'phone', 'tablet']).nullable(),
    place: z
      .string()
      .nullable()
      .meta({ description: 'The range of the address that it was started from: 197.136.x.x' }),
    startedAt: timestamp,
    lastUsedAt: timestamp.meta({ description: 'To the hour.' }),
    isCurrent: z.boolean().meta({ description: 'Whether it is the session of this token.' }),
  })
  .meta({ id: 'OwnSession' })

const accountSecurity = z
  .object({
    emailVerifiedAt: timestamp.nullable(),
    passwordChangedAt: timestamp.nullable().meta({ description: 'Null where it is not known.' }),
    secondFactor: z
      .object({ since: timestamp.nullable(), recoveryCodesLeft: z.int() })
      .meta({ description: '`since` is null while it is off.' }),
  })
  .meta({ id: 'AccountSecurity' })

export type OwnSession = z.infer<typeof ownSession>

export const securityRoutes = {
  changePassword: endpoint(rows.changePassword, {
    summary: "Change the caller's own password; the account's other sessions end",
    body: withMatchingPasswords(
      z.object({
        currentPassword: ownPassword.optional(),
        passkey: assertion.optional().meta({
          description: 'In place of the password: what `POST /api/auth/proof/passkey/options` asked for.',
        }),
        password: newPassword,
        confirmPassword: repeatedPassword,
      }),
    ).refine(({ currentPassword, passkey }) => currentPassword ?? passkey, {
      error: t.isRequired(t.currentPassword),
      path: ['currentPassword'],
    }),
    status: 200,
    reply: done,
    refusals: ['wrong_password', 'expired_ticket', 'unknown_passkey'],
    throttle: 'ownPassword',
    writes: 'private',
    example: {
      body: {
        currentPassword: 'chapati na chai',
        password: 'mandazi na chai',
        confirmPassword: 'mandazi na chai',
      },
    },
  }),
  getSecurity: endpoint(rows.getSecurity, {
    summary: "How the caller's account is kept",
    status: 200,
    reply: accountSecurity,
  }),
  listSessions: endpoint(rows.listSessions, {
    summary: "The live sessions of the caller's account, this one first, then by use",
    status: 200,
    reply: z.array(ownSession),
  }),
  endOneSession: endpoint(rows.endOneSession, {
    summary: "End one session of the caller's account; doing it again changes nothing",
    params: z.object({ id: sessionId }),
    status: 204,
    reply: z.void(),
    writes: 'private',
    needsSpace: false,
  }),
  endOtherSessions: endpoint(rows.endOtherSessions, {
    summary: "End every session of the caller's account but this one",
    status: 204,
    reply: z.void(),
    writes: 'private',
    needsSpace: false,
  }),
} as const
