import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as rows from './rows.ts'

const count = z.int().min(0)
const figures = { reports: count, actions: count, appeals: count, overturned: count }

const transparency = z
  .object({
    months: z
      .array(
        z.object({
          month: z.string().meta({ description: 'Year and month, such as `2026-11`.' }),
          ...figures,
          medianHours: count
            .nullable()
            .meta({ description: 'From the first report to the decision. Null if nothing was decided.' }),
        }),
      )
      .max(24)
      .meta({ description: 'Newest first.' }),
    byRule: z.array(
      z.object({
        number: z.int().meta({ description: '0 if no rule was named.' }),
        name: z.string(),
        actions: z.record(z.string(), count),
      }),
    ),
    totals: z.object(figures),
  })
  .meta({ id: 'Transparency' })

export type Transparency = z.infer<typeof transparency>

export const transparencyRoutes = {
  getTransparency: endpoint(rows.getTransparency, {
    summary: 'Count reports and decisions by month and rule; /transparency.csv has the same counts',
    cached: 'untilWrite',
    status: 200,
    reply: transparency,
  }),
} as const
