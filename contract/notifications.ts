import { z } from 'zod'
import { reportedKinds } from './content-reports.ts'
import { namedRule } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'
import * as rows from './rows.ts'

/** What members did, and below what the site itself announces. */
const memberDeeds = ['comment', 'rating', 'bookmark', 'follow'] as const
const siteDeeds = ['notice', 'report_outcome', 'published', 'account', 'decision_changed'] as const
/** What an administrator did to the member's account, without a case. */
export type AccountEvent = 'moderator_named' | 'moderator_ended' | 'sessions_ended'
/** News about a file that the member imported, and about a recipe that the member bookmarked. */
const ownNews = ['import', 'version'] as const
export type MemberDeed = (typeof memberDeeds)[number]

/** What the caller reported, limited to what they may know: nothing about the case, and only the name of its member. */
const report = z.object({
  kind: z.enum(reportedKinds),
  id: id.nullable().meta({ description: 'As it was reported; null once the caller cannot see it any more.' }),
  recipeId: id.nullable().meta({ description: 'Where it is or was, as long as that is shown.' }),
  member: z.string().nullable().meta({ description: 'Whose it is; null of who has left.' }),
  recipe: z.string().nullable().meta({ description: 'The title where it is shown.' }),
  rule: namedRule.meta({ description: 'Which the caller named.' }),
  dueAt: timestamp.nullable().meta({ description: 'By when it is decided, while it waits.' }),
  isMemberTold: z.boolean().meta({ description: 'Why, and never by whom.' }),
  appealUntil: timestamp.nullable().meta({ description: 'Until when they may appeal.' }),
})

const notification = z
  .object({
    id,
    kind: z.enum([...memberDeeds, ...siteDeeds, ...ownNews]),
    message: z.string(),
    timestamp,
    recipeId: id.nullable(),
    actorId: id.nullable().meta({ description: 'Null where the site itself says it.' }),
    noticeId: id.optional().meta({ description: 'Of a notice: what was decided about the caller.' }),
    importId: id.optional().meta({ description: 'Of an imported file that has been read.' }),
    line: z
      .object({ was: z.string().nullable(), now: z.string().nullable() })
      .optional()
      .meta({ description: 'Of a new version: what changed most.' }),
    outcome: z
      .object({
        rule: namedRule.nullable(),
        reason: z.string(),
      })
      .optional()
      .meta({ description: 'Of something that the caller reported, once it is decided.' }),
    caseId: id.optional().meta({
      description: 'Of a decision that the caller made as a moderator, and somebody else changed: its case.',
    }),
    reason: z.string().optional().meta({
      description: "Why an administrator did it with the account, or somebody changed the caller's decision.",
    }),
    report: report.optional().meta({ description: 'Of something that the caller reported.' }),
    excerpt: z.string().nullable().meta({
      description:
        "The beginning of a comment's text, or of what the caller wrote in a report, in one line; null for other kinds and deleted comments.",
    }),
  })
  .meta({ id: 'Notification' })

export const notificationRoutes = {
  listNotifications: endpoint(rows.listNotifications, {
    summary: "What others did with the caller's recipes, and changed in bookmarked ones, newest first",
    status: 200,
    reply: z.array(notification),
  }),
} as const
