import { z } from 'zod'
import { invalidValue } from '#texts/field-refusals.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, optionalNumber, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { days, reason, ruleNumber } from './moderation.ts'
import * as rows from './rows.ts'

const params = z.object({ id: idParam })

const auditEntry = z
  .object({
    id,
    at: timestamp,
    actor: z.object({
      kind: z.enum(['moderator', 'admin', 'operator', 'member', 'visitor', 'site']),
      id: id.nullable(),
    }),
    action: z.string(),
    caseId: id.nullable(),
    memberId: id.nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z
      .string()
      .nullable()
      .meta({ description: 'As coarse as `197.136.x.x`; null for what no request caused.' }),
    requestId: z.string().nullable().meta({ description: '`X-Request-Id` of the request.' }),
  })
  .meta({ id: 'AuditEntry' })

/** What an administrator does about members, without a case. */
export const moderatorRoutes = {
  nameModerator: endpoint(rows.nameModerator, {
    summary: 'Make a member a moderator; doing it again changes nothing',
    params,
    status: 200,
    reply: z.object({ isModerator: z.literal(true), hasSecondFactor: z.boolean() }),
  }),
  removeModerator: endpoint(rows.removeModerator, {
    summary: 'A member is no moderator any more',
    params,
    status: 204,
    reply: z.void(),
  }),
  restrictMember: endpoint(rows.restrictMember, {
    summary: 'Limit or suspend a member, who is told why',
    params,
    body: z.object({
      kind: z.enum(['limit', 'suspend'], invalidValue),
      days: days.nullish().transform(number => number ?? null),
      rule: ruleNumber,
      reason,
    }),
    status: 200,
    reply: z.object({ actionId: id }),
    throttle: 'moderate',
  }),
  liftRestriction: endpoint(rows.liftRestriction, {
    summary: 'Lift what limits or suspends a member',
    params,
    body: z.object({ reason }),
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
  }),
  listAuditLog: endpoint(rows.listAuditLog, {
    summary: 'Who did what about cases, members and accounts, newest first',
    query: z.object({
      before: queryText('before', 20).meta({ description: '`next` of the page before.' }),
      limit: optionalNumber('limit', { min: 1, max: limits.maxPageSize, step: 1 }).transform(
        count => count ?? 50,
      ),
    }),
    status: 200,
    reply: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
  }),
} as const
