import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParam, profilePicture, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { count, cursor, next } from './paging.ts'
import * as rows from './rows.ts'

const params = z.object({ id: idParam })
const block = z.object({ isBlocked: z.boolean() }).meta({ id: 'Block' })

const blockedMember = z
  .object({
    id,
    name: z.string(),
    profilePicture,
    blockedAt: timestamp,
  })
  .meta({ id: 'BlockedMember' })

export type BlockedMember = z.infer<typeof blockedMember>

export const blockRoutes = {
  getBlock: endpoint(rows.getBlock, {
    summary: 'Check if the caller has blocked a member; the call says nothing about a block by that member',
    params,
    status: 200,
    reply: block,
  }),
  blockUser: endpoint(rows.blockUser, {
    summary: 'Block a member (idempotent): no comments, follows or notifications in either direction',
    params,
    status: 200,
    reply: block,
    refusals: ['forbidden', 'limit_reached'],
    throttle: 'block',
  }),
  unblockUser: endpoint(rows.unblockUser, {
    summary: 'Unblock a member (idempotent)',
    params,
    status: 200,
    reply: block,
    throttle: 'block',
    writes: 'private',
    needsSpace: false,
  }),
  listBlocked: endpoint(rows.listBlocked, {
    summary: `List the members whom the caller has blocked, newest first, ${limits.maxPageSize} on a page`,
    query: z.object({ cursor: cursor() }),
    status: 200,
    reply: z
      .object({
        blocked: z.array(blockedMember),
        count,
        next,
      })
      .meta({ id: 'BlockedMembers' }),
  }),
} as const
