import * as bounds from '#contract/limits.ts'
import type { memberRoutes } from '#contract/members.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { readRestriction, type StoredRestriction } from '../auth/restrictions.queries.ts'
import { fileUrl } from '../media/media.urls.ts'
import { countMembers, listMemberPage } from './member-list.queries.ts'

type Services = { publicUrl: () => string }

export const memberListHandlers = ({ publicUrl }: Services): HandlersOf<keyof typeof memberRoutes> => ({
  async listMembers({ query: { q, sort = 'newest', filter, after, before }, viewer: { adminId }, db }) {
    const typed = q.trim()
    const words = typed.length < bounds.minMemberSearchLength ? '' : typed
    const question = { adminId, words, filter, sort, after, before }
    const [rows, counted] = await Promise.all([
      listMemberPage(db, question, bounds.memberPageSize),
      countMembers(db, { words, filter }),
    ])
    const hasMore = rows.length > bounds.memberPageSize
    const read = rows.slice(0, bounds.memberPageSize)
    const isBackwards = before !== undefined
    const page = isBackwards ? read.toReversed() : read
    const [first, last] = [page[0], page.at(-1)]
    const hasPrevious = isBackwards ? hasMore : after !== undefined
    return {
      ...counted,
      members: page.map(({ avatarKey, status, restriction, leavesAt, joinedAt, ...row }) => ({
        ...row,
        profilePicture: avatarKey ? fileUrl(publicUrl(), avatarKey) : '',
        isSuspended: status === 'suspended' || restriction?.kind === 'suspended',
        restriction: presentRestriction(restriction),
        leavesAt: leavesAt?.toISOString() ?? null,
        joinedAt: joinedAt.toISOString(),
      })),
      previous: hasPrevious && first ? String(first.id) : null,
      next: (isBackwards || hasMore) && last ? String(last.id) : null,
    }
  },
})

function presentRestriction(stored: StoredRestriction) {
  const restriction = readRestriction(stored)
  return restriction ? { ...restriction, until: restriction.until?.toISOString() ?? null } : null
}
