import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

export const comment = z
  .object({
    id,
    author: z
      .string()
      .meta({ description: 'First and last name, else the username; never an e-mail address.' }),
    authorId: id,
    content: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: 'Comment' })

export type Comment = z.infer<typeof comment>

export const commentRoutes = {
  addComment: endpoint(rows.addComment, {
    summary: 'Comment on a recipe; the same words sent twice within ten seconds are one comment',
    params: z.object({ id: idParam }),
    body: z.object({ content: requiredText(names.comment, limits.maxCommentLength) }),
    status: 201,
    reply: comment,
    throttle: 'comment',
  }),
} as const
