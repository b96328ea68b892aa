import { z } from 'zod'
import { done, newPassword, repeatedPassword, withMatchingPasswords } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'
import { hasProof, proof, proofMissing } from './passkeys.ts'
import * as rows from './rows.ts'
import { secondFactorState } from './second-factor.ts'

/** Identifies one session to its owner. It is not a credential. */
const sessionId = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({
    description: 'Identifies the session to its owner. It is not a credential.',
    examples: ['6f1c0e5a9d3b4c278a412b7e'],
  })

const ownSession = z
  .object({
    id: sessionId,
    browser: z.string().nullable().meta({ description: 'Null if the client did not say.' }),
    system: z.string().nullable(),
    device: z.enum(['computer', 'phone', 'tablet']).nullable(),
    place: z
      .string()
      .nullable()
      .meta({ description: 'The range of the IP address that started the session, such as `197.136.x.x`.' }),
    startedAt: timestamp,
    lastUsedAt: timestamp.meta({ description: 'Accurate to the hour.' }),
    isCurrent: z.boolean().meta({ description: 'True for the session of this token.' }),
  })
  .meta({ id: 'OwnSession' })

const accountSecurity = z
  .object({
    emailVerifiedAt: timestamp.nullable(),
    passwordChangedAt: timestamp.nullable().meta({ description: 'Null if it is not known.' }),
    secondFactor: secondFactorState,
  })
  .meta({ id: 'AccountSecurity' })

export type OwnSession = z.infer<typeof ownSession>

export const securityRoutes = {
  changePassword: endpoint(rows.changePassword, {
    summary: "Change the caller's own password; all other sessions of the account end",
    body: withMatchingPasswords(
      z.object({
        ...proof,
        password: newPassword,
        confirmPassword: repeatedPassword,
      }),
    ).refine(hasProof, proofMissing),
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
    summary: "Get when the caller's address was verified and password changed, and the second factor",
    status: 200,
    reply: accountSecurity,
  }),
  listSessions: endpoint(rows.listSessions, {
    summary: "List the live sessions of the caller's account, this one first, then by last use",
    status: 200,
    reply: z.array(ownSession),
  }),
  endOneSession: endpoint(rows.endOneSession, {
    summary: "End one session of the caller's account (idempotent)",
    params: z.object({ id: sessionId }),
    status: 204,
    reply: z.void(),
    writes: 'private',
    needsSpace: false,
  }),
  endOtherSessions: endpoint(rows.endOtherSessions, {
    summary: "End every session of the caller's account except this one",
    status: 204,
    reply: z.void(),
    writes: 'private',
    needsSpace: false,
  }),
} as const
