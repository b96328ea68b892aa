import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { chooseRule } from '#texts/moderation.ts'
import { endpoint } from './endpoint.ts'
import { id, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

/** What can be reported. A photo is reported with the id of its recipe. */
export const reportedKinds = ['recipe', 'photo', 'comment', 'profile', 'cook'] as const
export type ReportedKind = (typeof reportedKinds)[number]

const reported = {
  kind: z.enum(reportedKinds, fields.invalidValue),
  id: z.int(fields.invalidValue).min(1, fields.invalidValue).meta({
    description:
      'The id of the recipe, the comment, the member or the cook. For a photo, the id of its recipe.',
  }),
}

const contentReport = z
  .object({
    ...reported,
    rule: z.int(chooseRule).min(1, chooseRule).max(limits.maxRules, chooseRule),
    explanation: requiredText(fields.explanation, limits.maxReportLength),
  })
  .meta({ id: 'ContentReport' })

const reportsLeft = z
  .int()
  .min(0)
  .meta({ description: 'How many reports the caller may still send today (UTC).' })

export const contentReportRoutes = {
  reportContent: endpoint(rows.reportContent, {
    summary:
      'Report something that another member published; a second report of the same thing changes nothing',
    body: contentReport,
    takesIdempotencyKey: true,
    status: 201,
    reply: z.object({ left: reportsLeft }),
    refusals: ['not_found', 'forbidden', 'limit_reached'],
    throttle: 'reportContent',
    example: {
      body: { kind: 'recipe', id: 1, rule: 1, explanation: 'It is about the cook, and not about the dish.' },
    },
  }),
  listOwnReports: endpoint(rows.listOwnReports, {
    summary: 'List the caller’s reports that wait for a decision, newest first, at most 100',
    status: 200,
    reply: z
      .object({
        left: reportsLeft,
        perDay: z.int().min(1),
        open: z.array(z.object({ kind: reported.kind, id })),
        limited: z.object({ until: timestamp, noticeId: id }).optional().meta({
          description: 'Only while the caller may not report: until when, and the notice that says why.',
        }),
      })
      .meta({ id: 'OwnReports' }),
  }),
} as const
