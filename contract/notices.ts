import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { reportedKinds } from './content-reports.ts'
import { actionKinds, appealOutcomes, namedRule } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const noticeRow = z
  .object({
    id,
    action: z.enum(actionKinds),
    kind: z
      .enum(reportedKinds)
      .nullable()
      .meta({ description: 'What the decision is about. Null for the account.' }),
    version: z.int().optional().meta({ description: 'The version that was hidden.' }),
    ofReports: z
      .literal(true)
      .optional()
      .meta({ description: 'Only if the limit is about reporting alone.' }),
    at: timestamp,
    until: timestamp.nullable(),
    isRead: z.boolean(),
    isUndone: z.boolean(),
    appealUntil: timestamp,
    appeal: z.enum(['open', 'waiting', 'over', ...appealOutcomes]),
  })
  .meta({ id: 'NoticeRow' })

const notice = noticeRow
  .extend({
    rule: namedRule.extend({ text: z.string() }).nullable(),
    reason: z.string(),
    thing: z
      .object({
        texts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        picture: z.string().nullable(),
      })
      .nullable(),
    recipeId: id.nullable(),
    mendedAt: timestamp.nullable(),
    dueAt: timestamp.nullable().meta({
      description:
        'When a moderator will at the latest decide the appeal or look at what was mended. Null if neither waits.',
    }),
    isOnRecord: z.boolean().meta({
      description:
        'True if the decision, or the milder one in its place, counts in the record that moderators read.',
    }),
    ledger: z.array(
      z.object({
        what: z.enum(['decision', 'mended', 'appeal', 'outcome', 'undone']),
        at: timestamp,
        text: z.string(),
        outcome: z.enum(appealOutcomes).optional(),
        action: z.enum(actionKinds).optional().meta({ description: 'The action that stands since then.' }),
        version: z.int().optional(),
        rule: namedRule.optional().meta({ description: 'The rule of that action.' }),
      }),
    ),
  })
  .meta({ id: 'Notice' })

export type NoticeRow = z.infer<typeof noticeRow>
export type Notice = z.infer<typeof notice>

const params = z.object({ id: idParam })

export const noticeRoutes = {
  listNotices: endpoint(rows.listNotices, {
    summary: 'List the decisions about the caller, newest first, at most 50',
    status: 200,
    reply: z.array(noticeRow),
    whileSuspended: true,
  }),
  getNotice: endpoint(rows.getNotice, {
    summary: 'Get a decision about the caller: the rule, the reason, its end and its history',
    params,
    status: 200,
    reply: notice,
    whileSuspended: true,
    refusesOthers: 'not_found',
  }),
  readNotice: endpoint(rows.readNotice, {
    summary: 'Mark a decision as read',
    params,
    status: 204,
    reply: z.void(),
    whileSuspended: true,
    refusesOthers: 'not_found',
    writes: 'private',
  }),
  appealNotice: endpoint(rows.appealNotice, {
    summary: `Appeal a decision once, within ${limits.appealDays} days; another moderator decides`,
    params,
    body: z.object({ text: requiredText(fields.appeal, limits.maxAppealLength) }),
    status: 201,
    reply: notice,
    refusals: ['conflict'],
    throttle: 'appeal',
    whileSuspended: true,
    refusesOthers: 'not_found',
    example: { body: { text: 'The book is my grandmother’s, and it is named now.' } },
  }),
} as const
