import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { days, reason, ruleNumber } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, orNull, timestamp } from './fields.ts'
import { cursor, next, strictPageLimit } from './paging.ts'
import * as rows from './rows.ts'

const params = z.object({ id: idParam })
const withReason = z.object({ reason })

/** The actions of the audit log. Entries of an older release may have others. */
export const auditActions = [
  'sign up',
  'sign in',
  'refuse sign-in',
  'refuse code',
  'sign out',
  'end session',
  'end other sessions',
  'sign out everywhere',
  'reset password',
  'change password',
  'ask for address',
  'change address',
  'undo address',
  'add second factor',
  'remove second factor',
  'renew recovery codes',
  'ask for recovery',
  'confirm recovery',
  'agree to recovery',
  'stop recovery',
  'add passkey',
  'remove passkey',
  'connect provider',
  'disconnect provider',
  'ask for export',
  'leave',
  'come back',
  'erase',
  'delete comment',
  'publish rules',
  'set administrator',
  'suspend',
  'restore',
  'name moderator',
  'remove moderator',
  'restrict',
  'lift',
  'limit reporting',
  'decide',
  'appeal',
  'decide appeal',
  'undo',
  'close',
] as const
export type AuditAction = (typeof auditActions)[number]

/** `team`: moderators, administrators, the operator and the site itself. `members`: members and visitors. */
export const auditActors = ['team', 'members'] as const
export type AuditActors = (typeof auditActors)[number]

const auditEntry = z
  .object({
    id,
    at: timestamp,
    actor: z.object({
      kind: z.enum(['moderator', 'admin', 'operator', 'member', 'visitor', 'site']),
      id: id.nullable(),
      name: z.string().nullable().meta({
        description:
          'The name of a member, or the e-mail address of an administrator. Null for the operator, the site, a visitor and an erased member.',
      }),
    }),
    action: z.string().meta({ description: `One of: ${auditActions.join(', ')}.` }),
    caseId: id.nullable(),
    memberId: id.nullable().meta({ description: 'The member whom the action is about.' }),
    memberName: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z.string().nullable().meta({
      description:
        'The range of the IP address, such as `197.136.x.x`. Null if no request caused the action.',
    }),
    requestId: z.string().nullable().meta({ description: 'The `X-Request-Id` of the request.' }),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

/** What an administrator decides outside the moderation queue. */
export const moderatorRoutes = {
  nameModerator: endpoint(rows.nameModerator, {
    summary: 'Make a member a moderator and tell the member why (idempotent)',
    params,
    body: withReason,
    status: 200,
    reply: z.object({ isModerator: z.literal(true), hasSecondFactor: z.boolean() }),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'A year of careful notes under other cooks’ recipes.' } },
  }),
  removeModerator: endpoint(rows.removeModerator, {
    summary: 'End a moderator’s role and tell the member why (idempotent)',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'As you asked us yourself, with thanks.' } },
  }),
  restrictMember: endpoint(rows.restrictMember, {
    summary: 'Limit or suspend a member and tell the member why',
    params,
    body: z.object({
      kind: z.enum(['limit', 'suspend'], invalidValue),
      days: orNull(days),
      rule: ruleNumber,
      reason,
    }),
    status: 200,
    reply: z.object({ actionId: id }),
    throttle: 'moderate',
    example: {
      body: {
        kind: 'limit',
        days: 7,
        rule: 1,
        reason: 'Both methods stand in the same words in a book, without its name.',
      },
    },
  }),
  liftRestriction: endpoint(rows.liftRestriction, {
    summary: 'Lift the limit or suspension of a member',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    example: { body: { reason: 'That is enough, since it was asked for kindly.' } },
  }),
  endMemberSessions: endpoint(rows.endMemberSessions, {
    summary: 'Sign a member out on every device and tell the member why',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'The password of this account was in a list that others have.' } },
  }),
  deleteComment: endpoint(rows.deleteComment, {
    summary: 'Delete a comment; its author is told the rule and the reason, and may appeal',
    params,
    body: z
      .object({
        rule: orNull(ruleNumber).meta({
          description: 'Default: the rule that a report of the comment names, or else the mildest rule.',
        }),
        reason: orNull(reason).meta({
          description: 'If it is missing, the author reads that the administrator gave no reason.',
        }),
      })
      .prefault({}),
    status: 204,
    reply: z.void(),
    needsSpace: false,
    example: { body: { rule: 1, reason: 'It is about the cook, and not about the dish.' } },
  }),
  listAuditLog: endpoint(rows.listAuditLog, {
    summary: 'List the audit log: who did what with cases, members and accounts, newest first',
    query: z.object({
      before: cursor('before'),
      by: z.enum(auditActors, invalidValue).optional().meta({
        description:
          '`team`: only actions of moderators, administrators, the operator and the site. `members`: only actions of members and visitors.',
      }),
      member: idParam.optional().meta({ description: 'Only actions of this member or about this member.' }),
      limit: strictPageLimit(50),
    }),
    status: 200,
    reply: z.object({ entries: z.array(auditEntry), next }),
  }),
} as const
