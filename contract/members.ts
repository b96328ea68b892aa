import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, profilePicture, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { count } from './paging.ts'
import * as rows from './rows.ts'

export const memberSorts = ['newest', 'oldest', 'name', 'name-desc'] as const
export type MemberSort = (typeof memberSorts)[number]
/** Filters by role, by restriction, or by unconfirmed address. */
export const memberFilters = ['moderators', 'administrators', 'limited', 'suspended', 'unconfirmed'] as const
export type MemberFilter = (typeof memberFilters)[number]

const member = z
  .object({
    id,
    name: z.string(),
    username: z.string(),
    email: z.string(),
    profilePicture,
    isModerator: z.boolean(),
    hasSecondFactor: z.boolean(),
    administrator: z.enum(['you', 'only', 'other']).nullable().meta({
      description:
        'If the member’s confirmed address is an administrator’s: `you` (the caller), `only` (the caller, and there is no other administrator) or `other`. Otherwise null.',
    }),
    isSuspended: z.boolean(),
    restriction: z
      .object({
        kind: z.enum(['limited', 'suspended']),
        until: timestamp.nullable().meta({ description: 'Null if no end is set.' }),
      })
      .nullable()
      .meta({
        description:
          'What moderators or administrators have set. A suspended member without it was suspended by the operator.',
      }),
    isVerified: z.boolean().meta({ description: 'True if the e-mail address is confirmed.' }),
    leavesAt: timestamp
      .nullable()
      .meta({ description: 'When the account is deleted. Null if the member has not asked to leave.' }),
    recipes: z.int().min(0),
    joinedAt: timestamp,
  })
  .meta({ id: 'Member' })

export type ListedMember = z.infer<typeof member>

export const memberRoutes = {
  listMembers: endpoint(rows.listMembers, {
    summary: `List members, ${limits.memberPageSize} on a page`,
    query: z.object({
      q: queryText('q', limits.maxSearchLength).meta({
        description: `The beginning of a name or an e-mail address. Fewer than ${limits.minMemberSearchLength} characters are ignored.`,
      }),
      sort: z.enum(memberSorts, invalidValue).optional(),
      filter: z.enum(memberFilters, invalidValue).optional(),
      after: idParam.optional().meta({ description: 'The `next` of the previous page.' }),
      before: idParam.optional().meta({ description: 'The `previous` of the next page.' }),
    }),
    status: 200,
    reply: z
      .object({
        members: z.array(member),
        count,
        isCountExact: z.boolean().meta({
          description:
            'False if an exact count would read too much. For a search, there may then be more members than `count`.',
        }),
        previous: z.string().nullable(),
        next: z.string().nullable(),
      })
      .meta({ id: 'Members' }),
    example: { query: { q: 'aki' } },
  }),
} as const
