import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
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
    profilePicture: z.string().meta({ description: 'Absolute URL, or empty where there is none.' }),
    isModerator: z.boolean(),
    hasSecondFactor: z.boolean(),
    administrator: z.enum(['you', 'only', 'other']).nullable().meta({
      description:
        'Whose confirmed address is an administrator’s: the caller’s own, also where there is no other, or another’s.',
    }),
    isSuspended: z.boolean(),
    restriction: z
      .object({
        kind: z.enum(['limited', 'suspended']),
        until: timestamp.nullable().meta({ description: 'Null where no end is set.' }),
      })
      .nullable()
      .meta({
        description: 'What moderators or administrators have set; without one, the operator has suspended.',
      }),
    isVerified: z.boolean().meta({ description: 'Whether the address is confirmed.' }),
    leavesAt: timestamp.nullable().meta({ description: 'Of who has asked to leave.' }),
    recipes: z.int().min(0),
    joinedAt: timestamp,
  })
  .meta({ id: 'Member' })

export type ListedMember = z.infer<typeof member>

export const memberRoutes = {
  listMembers: endpoint(rows.listMembers, {
    summary: `Members by name or age, ${limits.memberPageSize} on a page; with words, those whose name or address begins so`,
    query: z.object({
      q: queryText('q', limits.maxSearchLength).meta({
        description: `From ${limits.minMemberSearchLength} characters on; shorter is not searched.`,
      }),
      sort: z.enum(memberSorts, invalidValue).optional(),
      filter: z.enum(memberFilters, invalidValue).optional(),
      after: idParam.optional().meta({ description: 'The `next` of the page before.' }),
      before: idParam.optional().meta({ description: 'The `previous` of the page after.' }),
    }),
    status: 200,
    reply: z
      .object({
        members: z.array(member),
        count: z.int().min(0).meta({ description: 'Of all pages.' }),
        isCountExact: z
          .boolean()
          .meta({ description: 'False where counting would read too much: of a search there may be more.' }),
        previous: z.string().nullable(),
        next: z.string().nullable(),
      })
      .meta({ id: 'Members' }),
    example: { query: { q: 'aki' } },
  }),
} as const
