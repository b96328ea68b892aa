import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, isFormer, queryText, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { pageLimit } from './paging.ts'
import * as rows from './rows.ts'

export const comment = z
  .object({
    id,
    author: z
      .string()
      .meta({ description: 'First and last name, or else the username. Never an e-mail address.' }),
    authorId: id,
    isFormer,
    content: z.string(),
    isHidden: z
      .literal(true)
      .optional()
      .meta({ description: "Only for the caller's own words that moderators hid." }),
    isWaiting: z.literal(true).optional().meta({
      description:
        'Only for the caller’s own words that wait for a moderator because the caller repeated them too often.',
    }),
    noticeId: id.optional().meta({ description: 'The notice that says why the words are hidden.' }),
    createdAt: timestamp,
  })
  .meta({ id: 'Comment' })

export type Comment = z.infer<typeof comment>

const olderLink = {
  description: 'RFC 8288: the URL of the earlier comments, with `rel="next"`; missing if there are none.',
}

/** Headers of the responses that contain comments. */
export const commentHeaders = { Link: olderLink } as const

export const commentRoutes = {
  listComments: endpoint(rows.listComments, {
    summary: 'List a page of a recipe’s comments, oldest first; the first page has the newest comments',
    params: z.object({ id: idParam }),
    query: z.object({
      limit: pageLimit(limits.commentsPageSize),
      cursor: queryText('cursor', 200).meta({
        description: 'From the Link header, or the id of a comment: lists the comments before it.',
      }),
    }),
    status: 200,
    reply: z.array(comment),
    replyHeaders: commentHeaders,
  }),
  addComment: endpoint(rows.addComment, {
    summary: 'Comment on a recipe; the same comment sent again within ten seconds is stored once',
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
