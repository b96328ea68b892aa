import { z } from 'zod'
import { chooseRule } from '#texts/content-report-refusals.ts'
import * as names from '#texts/field-names.ts'
import { invalidValue } from '#texts/field-refusals.ts'
import { endpoint } from './endpoint.ts'
import { id, requiredText } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

/** What can be reported. Of a photo the id is that of its recipe. */
export const reportedKinds = ['recipe', 'photo', 'comment', 'profile'] as const
export type ReportedKind = (typeof reportedKinds)[number]

const reported = {
  kind: z.enum(reportedKinds, invalidValue),
  id: z
    .int(invalidValue)
    .min(1, invalidValue)
    .meta({ description: 'Of the recipe, the comment or the member; of a photo, of its recipe.' }),
}

const contentReport = z
  .object({
    ...reported,
    rule: z.int(chooseRule).min(1, chooseRule).max(limits.maxRules, chooseRule),
    explanation: requiredText(names.explanation, limits.maxReportLength),
  })
  .meta({ id: 'ContentReport' })

const reportsLeft = z.int().min(0).meta({ description: 'How many the caller may still send today, by UTC.' })

export const contentReportRoutes = {
  reportContent: endpoint(rows.reportContent, {
    summary:
      'Report what another member has published; of one thing, a second report of the same member changes nothing',
    body: contentReport,
    status: 201,
    reply: z.object({ left: reportsLeft }),
    refusals: ['not_found', 'forbidden', 'limit_reached'],
    throttle: 'reportContent',
  }),
  listOwnReports: endpoint(rows.listOwnReports, {
    summary: 'What the caller has reported and nobody has decided on yet, newest first, 100 at most',
    status: 200,
    reply: z
      .object({
        left: reportsLeft,
        perDay: z.int().min(1),
        open: z.array(z.object({ kind: reported.kind, id })),
      })
      .meta({ id: 'OwnReports' }),
  }),
} as const
