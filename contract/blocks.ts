import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParam, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const params = z.object({ id: idParam })
const block = z.object({ isBlocked: z.boolean() }).meta({ id: 'Block' })

const blockedMember = z
  .object({
    id,
    name: z.string(),
    profilePicture: z.string().meta({ description: 'Absolute URL, or empty where there is none.' }),
    blockedAt: timestamp,
  })
  .meta({ id: 'BlockedMember' })

export type BlockedMember = z.infer<typeof blockedMember>

export const blockRoutes = {
  getBlock: endpoint(rows.getBlock, {
    summary: 'Whether the caller has blocked this member; nobody learns of a block the other way',
    params,
    status: 200,
    reply: block,
  }),
  blockUser: endpoint(rows.blockUser, {
    summary:
      'Block a member: no comments, follows or notifications either way; doing it again changes nothing',
    params,
    status: 200,
    reply: block,
    refusals: ['forbidden', 'limit_reached'],
    throttle: 'block',
  }),
  unblockUser: endpoint(rows.unblockUser, {
    summary: 'Unblock a member; doing it again changes nothing',
    params,
    status: 200,
    reply: block,
    throttle: 'block',
    writes: 'private',
    needsSpace: false,
  }),
  listBlocked: endpoint(rows.listBlocked, {
    summary: `Whom the caller has blocked, newest first, ${limits.maxPageSize} on a page`,
    query: z.object({
      cursor: queryText('cursor', 200).meta({ description: 'The `next` of the page before.' }),
    }),
    status: 200,
    reply: z
      .object({
        blocked: z.array(blockedMember),
        count: z.int().min(0).meta({ description: 'Of all pages.' }),
        next: z.string().nullable().meta({ description: 'The cursor of the next page; null on the last.' }),
      })
      .meta({ id: 'BlockedMembers' }),
  }),
} as const
