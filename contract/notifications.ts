import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'
import * as rows from './rows.ts'

/** What members do, and what the site itself tells. */
const memberDeeds = ['comment', 'rating', 'bookmark', 'follow'] as const
const siteDeeds = ['notice', 'report_outcome'] as const
export type MemberDeed = (typeof memberDeeds)[number]
export type SiteDeed = (typeof siteDeeds)[number]

const notification = z
  .object({
    id,
    kind: z.enum([...memberDeeds, ...siteDeeds]),
    message: z.string(),
    timestamp,
    recipeId: id.nullable(),
    actorId: id.nullable().meta({ description: 'Null where the site itself says it.' }),
    noticeId: id.optional().meta({ description: 'Of a notice: what was decided about the caller.' }),
    outcome: z
      .object({
        rule: z.object({ number: z.int(), name: z.string() }).nullable(),
        reason: z.string(),
      })
      .optional()
      .meta({ description: 'Of something that the caller reported, once it is decided.' }),
    excerpt: z.string().nullable().meta({
      description:
        "The beginning of a comment's text, in one line; null for other kinds and deleted comments.",
    }),
  })
  .meta({ id: 'Notification' })

export const notificationRoutes = {
  listNotifications: endpoint(rows.listNotifications, {
    summary: "What others did with the caller's recipes, the newest ones, newest first",
    status: 200,
    reply: z.array(notification),
  }),
} as const
