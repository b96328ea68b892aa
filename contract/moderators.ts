import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { days, reason, ruleNumber } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, orNull, queryText, strictPageLimit, timestamp } from './fields.ts'
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
      name: z.string().nullable().meta({ description: 'Of an administrator the address.' }),
    }),
    action: z.string().meta({ description: `One of: ${auditActions.join(', ')}.` }),
    caseId: id.nullable(),
    memberId: id.nullable().meta({ description: 'Whom it is about.' }),
    memberName: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z
      .string()
      .nullable()
      .meta({ description: 'As coarse as `197.136.x.x`; null for what no request caused.' }),
    requestId: z.string().nullable().meta({ description: '`X-Request-Id` of the request.' }),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

/** What an administrator decides outside the moderation queue. */
export const moderatorRoutes = {
  nameModerator: endpoint(rows.nameModerator, {
    summary: 'Make a member a moderator, who is told why; doing it again changes nothing',
    params,
    body: withReason,
    status: 200,
    reply: z.object({ isModerator: z.literal(true), hasSecondFactor: z.boolean() }),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'A year of careful notes under other cooks’ recipes.' } },
  }),
  removeModerator: endpoint(rows.removeModerator, {
    summary: 'A member is no moderator any more, and is told why',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'As you asked us yourself, with thanks.' } },
  }),
  restrictMember: endpoint(rows.restrictMember, {
    summary: 'Limit or suspend a member, who is told why',
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
    summary: 'Lift what limits or suspends a member',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    example: { body: { reason: 'That is enough, since it was asked for kindly.' } },
  }),
  endMemberSessions: endpoint(rows.endMemberSessions, {
    summary: 'Sign a member out on every device; the member is told why',
    params,
    body: withReason,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
    example: { body: { reason: 'The password of this account was in a list that others have.' } },
  }),
  deleteComment: endpoint(rows.deleteComment, {
    summary:
      'Delete a comment; its author is told by which rule and why, and may appeal, as of a comment that moderators remove',
    params,
    body: z
      .object({
        rule: orNull(ruleNumber).meta({
          description: 'Where it is not given, that by which the comment was reported, or else the mildest.',
        }),
        reason: orNull(reason).meta({
          description: 'Where it is not given, the author reads that the administrator wrote none.',
        }),
      })
      .prefault({}),
    status: 204,
    reply: z.void(),
    needsSpace: false,
    example: { body: { rule: 1, reason: 'It is about the cook, and not about the dish.' } },
  }),
  listAuditLog: endpoint(rows.listAuditLog, {
    summary: 'Who did what about cases, members and accounts, newest first',
    query: z.object({
      before: queryText('before', 20).meta({ description: '`next` of the page before.' }),
      by: z.enum(auditActors, invalidValue).optional().meta({ description: 'Only what these did.' }),
      member: idParam
        .optional()
        .meta({ description: 'Only what this member did, or what is about the member.' }),
      limit: strictPageLimit(50),
    }),
    status: 200,
    reply: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
  }),
} as const
