import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, isFormer, pageLimit, queryText, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

export const comment = z
  .object({
    id,
    author: z
      .string()
      .meta({ description: 'First and last name, else the username; never an e-mail address.' }),
    authorId: id,
    isFormer,
    content: z.string(),
    isHidden: z
      .literal(true)
      .optional()
      .meta({ description: "Of the caller's own words, that moderators hid them." }),
    isWaiting: z.literal(true).optional().meta({
      description: 'That they wait for a moderator, since their author wrote the same too often.',
    }),
    noticeId: id.optional().meta({ description: 'The notice that says why.' }),
    createdAt: timestamp,
  })
  .meta({ id: 'Comment' })

export type Comment = z.infer<typeof comment>

const olderLink = {
  description:
    'RFC 8288: the URL of the comments before these, with `rel="next"`; missing where these are the first.',
}

/** Headers of the responses that contain comments. */
export const commentHeaders = { Link: olderLink } as const

export const commentRoutes = {
  listComments: endpoint(rows.listComments, {
    summary: 'Comments of a recipe, a page of the newest or of those before them, oldest first',
    params: z.object({ id: idParam }),
    query: z.object({
      limit: pageLimit(limits.commentsPageSize),
      cursor: queryText('cursor', 200).meta({
        description: 'From the Link header, or the id of a comment: those before it.',
      }),
    }),
    status: 200,
    reply: z.array(comment),
    replyHeaders: commentHeaders,
  }),
  addComment: endpoint(rows.addComment, {
    summary: 'Comment on a recipe; the same words sent twice within ten seconds are one comment',
    params: z.object({ id: idParam }),
    body: z.object({ content: requiredText(fields.comment, limits.maxCommentLength) }),
    takesIdempotencyKey: true,
    status: 201,
    reply: comment,
    refusals: ['blocked', 'limit_reached', 'new_member_limit'],
    throttle: 'comment',
    publishes: true,
    example: { body: { content: 'We had it with avocado.' } },
  }),
} as const
