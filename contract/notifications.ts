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
  id: id
    .nullable()
    .meta({ description: 'The id of what was reported. Null if the caller can no longer see it.' }),
  recipeId: id.nullable().meta({
    description: 'The recipe that it belongs to. Null if there is none, or if the recipe is no longer shown.',
  }),
  member: z
    .string()
    .nullable()
    .meta({ description: 'The name of the member who published it. Null if the member has left.' }),
  recipe: z.string().nullable().meta({ description: 'The title of that recipe. Null if there is none.' }),
  rule: namedRule.meta({ description: 'The rule that the caller named.' }),
  dueAt: timestamp
    .nullable()
    .meta({ description: 'When it will be decided at the latest. Null once it is decided.' }),
  isMemberTold: z.boolean().meta({
    description:
      'True if the member who published it is told of the decision. The member is never told who reported it.',
  }),
  appealUntil: timestamp
    .nullable()
    .meta({ description: 'Until when the member may appeal. Null if the member cannot appeal.' }),
})

const notification = z
  .object({
    id,
    kind: z.enum([...memberDeeds, ...siteDeeds, ...ownNews]),
    message: z.string(),
    timestamp,
    recipeId: id.nullable(),
    actorId: id.nullable().meta({ description: 'Null if the notification comes from the site itself.' }),
    noticeId: id.optional().meta({ description: 'The notice about the caller, for `notice`.' }),
    importId: id.optional().meta({ description: 'The import that has ended, for `import`.' }),
    line: z
      .object({ was: z.string().nullable(), now: z.string().nullable() })
      .optional()
      .meta({ description: 'The line that changed most, for `version`.' }),
    outcome: z
      .object({
        rule: namedRule.nullable(),
        reason: z.string(),
      })
      .optional()
      .meta({
        description: 'The decision about what the caller reported, once there is one, for `report_outcome`.',
      }),
    caseId: id.optional().meta({
      description:
        'The case of a decision that the caller made as a moderator and that somebody else changed, for `decision_changed`.',
    }),
    reason: z.string().optional().meta({
      description:
        "Why an administrator changed the caller's account, or why somebody changed the caller's decision.",
    }),
    report: report.optional().meta({ description: 'What the caller reported, for `report_outcome`.' }),
    excerpt: z.string().nullable().meta({
      description:
        "The beginning of a comment, or of the caller's own report, in one line. Null for other kinds and for deleted comments.",
    }),
  })
  .meta({ id: 'Notification' })

export const notificationRoutes = {
  listNotifications: endpoint(rows.listNotifications, {
    summary:
      "List what others did with the caller's recipes, changes of bookmarked recipes and news of the site, newest first",
    status: 200,
    reply: z.array(notification),
  }),
} as const
