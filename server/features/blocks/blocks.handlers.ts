import type { blockRoutes } from '#contract/blocks.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { pageOf } from '#server/platform/paging/page.ts'
import * as t from '#texts/blocks.ts'
import { memberNotFound } from '#texts/requests.ts'
import { fileUrl } from '../media/media.urls.ts'
import {
  countBlocked,
  deleteBlock,
  findBlocker,
  insertBlock,
  isMember,
  listBlocked,
} from './blocks.queries.ts'

type Services = { db: Database; limits: Limits; publicUrl: () => string }

export const blockHandlers = ({ limits, publicUrl }: Services): HandlersOf<keyof typeof blockRoutes> => ({
  async getBlock({ params, viewer, db }) {
    if (!(await isMember(db, params.id))) throw notFound(memberNotFound)
    return { isBlocked: (await findBlocker(db, viewer.userId, params.id)) === viewer.userId }
  },

  async blockUser({ params, viewer, db }) {
    if (!(await isMember(db, params.id))) throw notFound(memberNotFound)
    if (viewer.userId === params.id) refuse('forbidden', t.notYourself)
    const most = limits.maxBlockedPerMember
    const isBlocked = await insertBlock(db, { blockerId: viewer.userId, blockedId: params.id, most })
    if (!isBlocked) refuse('limit_reached', t.tooManyBlocked(most))
    return { isBlocked }
  },

  async unblockUser({ params, viewer, db }) {
    await deleteBlock(db, viewer.userId, params.id)
    return { isBlocked: false }
  },

  async listBlocked({ query, viewer, db }) {
    const before = readIdCursor(query.cursor)
    const [count, rows] = await Promise.all([
      countBlocked(db, viewer.userId),
      listBlocked(db, viewer.userId, { limit: maxPageSize + 1, before }),
    ])
    const { shown, next = null } = pageOf(rows, maxPageSize, ({ blockId }) => String(blockId))
    return {
      count,
      blocked: shown.map(({ id, name, avatarKey, createdAt }) => ({
        id,
        name,
        profilePicture: avatarKey ? fileUrl(publicUrl(), avatarKey) : '',
        blockedAt: createdAt.toISOString(),
      })),
      next,
    }
  },
})
