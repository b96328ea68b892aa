import { type RawBuilder, sql } from 'kysely'
import type { MemberFilter, MemberSort } from '#contract/members.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addressKey, usernameKey } from '../auth/auth.queries.ts'
import { restriction, type StoredRestriction } from '../auth/restrictions.queries.ts'

/** How many members are looked at, at most, for each of name, username and address that begin with the words. */
export const maxMatches = 500
/** A larger number of members is not counted but estimated. */
const exactUpTo = 10_000

const nameKey = sql`lower(u.display_name) collate "C"`

/**
 * Selects the members whose key begins with `start`, in byte order. Finds the beginning by the index and reads at most `maxMatches` + 1
 * rows from there. Compares only these rows with the end: a planner that expects few rows in between would read and sort all of them.
 */
const matchesBy = (key: RawBuilder<unknown>, start: string) => sql`(
  select next.id from (
    select u.id, ${key} as key from users u
    where u.email_key <> '' and ${key} >= ${start} order by ${key} limit ${maxMatches + 1}
  ) as next where next.key < ${`${start}\u{10ffff}`})`

/** Selects the ids of members whose name, username or address begins with the words. Each part reads only the index rows it returns. */
const matches = (words: string) => sql`(
  ${matchesBy(nameKey, words.toLowerCase())}
  union ${matchesBy(sql`u.username_key collate "C"`, usernameKey(words))}
  union ${matchesBy(sql`u.email_key collate "C"`, addressKey(words))})`

/** Looks the matches up by primary key. `offset 0` keeps the planner from searching the whole table for them in the order of the sort. */
const matched = (words: string) =>
  sql`${matches(words)} as found cross join lateral (select * from users where id = found.id offset 0) as u`

/** The condition of each filter on a row `u` of users. */
const filters: Record<MemberFilter, RawBuilder<boolean>> = {
  moderators: sql`u.id in (select user_id from moderators)`,
  administrators: sql`u.email_verified_at is not null and u.email_key in (select email_key from admins)`,
  limited: sql`u.limited_until > now() and not coalesce(u.suspended_until > now(), false) and u.status <> 'suspended'`,
  suspended: sql`(u.suspended_until > now() or u.status = 'suspended')`,
  unconfirmed: sql`u.email_verified_at is null`,
}

const beginsWith = (words: string) => sql`(starts_with(${nameKey}, ${words.toLowerCase()})
  or starts_with(u.username_key, ${usernameKey(words)}) or starts_with(u.email_key, ${addressKey(words)}))`

type Asked = { words: string; filter?: MemberFilter | undefined }

/** Selects members. With words alone at most `maxMatches` by each key are looked at; with a filter all members, since few pass it. */
const chosen = ({ words, filter }: Asked) => sql`
  ${words && !filter ? matched(words) : sql`users u`}
  where u.email_key <> ''
    ${filter ? sql`and ${filters[filter]}` : sql``} ${filter && words ? sql`and ${beginsWith(words)}` : sql``}`

type Question = Asked & {
  adminId: number
  sort: MemberSort
  after?: number | undefined
  before?: number | undefined
}

export type MemberRow = {
  id: number
  name: string
  username: string
  email: string
  avatarKey: string | null
  status: string
  isModerator: boolean
  hasSecondFactor: boolean
  administrator: 'you' | 'only' | 'other' | null
  restriction: StoredRestriction
  isVerified: boolean
  leavesAt: Date | null
  recipes: number
  joinedAt: Date
}

/** Lists a page in the order of the sort, after one member or up to before one. Has one row more than the page if there are more. */
export async function listMemberPage(
  db: Database,
  { adminId, sort, after, before, ...asked }: Question,
  limit: number,
): Promise<MemberRow[]> {
  const isByName = sort === 'name' || sort === 'name-desc'
  const isDescending = (sort === 'newest' || sort === 'name-desc') !== (before !== undefined)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const edge = before ?? after
  const beyond = sql.raw(isDescending ? '<' : '>')
  const isBeyond = isByName
    ? sql`(${nameKey}, u.id) ${beyond} (select ${nameKey}, u.id from users u where u.id = ${edge})`
    : sql`u.id ${beyond} ${edge}`
  const { rows } = await sql<MemberRow>`
    select page.id, ${restriction('page')},
      exists (select from moderators m where m.user_id = page.id) as "isModerator",
      exists (select from second_factors f where f.user_id = page.id and f.confirmed_at is not null) as "hasSecondFactor",
      (select case when a.id <> ${adminId} then 'other' when exists (select from admins o where o.id <> a.id) then 'you' else 'only' end
        from admins a where a.email_key = page.email_key and page.email_verified_at is not null) as administrator,
      page.display_name as name, page.username, page.email, page.avatar_key as "avatarKey", page.status,
      page.email_verified_at is not null as "isVerified", page.created_at as "joinedAt",
      (select leaves_at from departures d where d.user_id = page.id) as "leavesAt",
      (select count(*)::int from recipes r where r.author_id = page.id) as recipes
    from (
      select u.* from ${chosen(asked)} ${edge === undefined ? sql`` : sql`and ${isBeyond}`}
      order by ${isByName ? sql`${nameKey} ${direction}, u.id ${direction}` : sql`u.id ${direction}`}
      limit ${limit + 1}
    ) as page
    order by ${isByName ? sql`lower(page.display_name) collate "C" ${direction}, page.id ${direction}` : sql`page.id ${direction}`}`.execute(
    db,
  )
  return rows
}

type Count = { count: number; isCountExact: boolean }

/** Returns the members to count, and up to which number the count is exact. */
function countable({ words, filter }: Asked): [RawBuilder<unknown>, number] {
  if (filter) return [sql`select from ${chosen({ words, filter })}`, Number.POSITIVE_INFINITY]
  if (words) return [sql`select from ${matches(words)} as found`, maxMatches]
  return [sql`select from users u where u.email_key <> '' limit ${exactUpTo + 1}`, exactUpTo]
}

/** Counts members. With words, only those that are looked at; with a filter, all; with neither, estimates if there are many. */
export async function countMembers(db: Database, asked: Asked): Promise<Count> {
  const [members, most] = countable(asked)
  const { rows } = await sql<
    Pick<Count, 'count'>
  >`select count(*)::int as count from (${members}) as members`.execute(db)
  const { count = 0 } = rows[0] ?? {}
  if (count <= most || asked.words) return { count, isCountExact: count <= most }
  const { rows: estimates } = await sql<{ estimate: number }>`
    select greatest(reltuples, ${count})::int as estimate from pg_class where oid = 'users'::regclass`.execute(
    db,
  )
  return { count: estimates[0]?.estimate ?? count, isCountExact: false }
}
