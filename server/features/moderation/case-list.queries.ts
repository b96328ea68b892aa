import { type RawBuilder, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, DecisionEnding } from '#contract/decisions.ts'
import { decisionDays } from '#contract/limits.ts'
import type { CaseRow, CaseStage } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { decodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import type { CoverColumns } from '../media/present-cover.ts'
import { ending, lastActionOf } from './actions.queries.ts'
import { isWaiting, leastGrave, rankOf } from './cases.queries.ts'
import type { Decider } from './moderation.rules.ts'
import { selectAbleModerators } from './moderators.queries.ts'

export type StoredTexts = Record<string, string | number | null>

export type LastDecision = {
  action: ActionKind | null
  decidedAt: Date | null
  ending: DecisionEnding | null
}

/** Selects the last decision of the case `c`. */
export const lastDecision = sql<LastDecision>`(select a.kind as action, a.decided_at as "decidedAt", ${ending('a')} as ending
  from moderation_actions a where a.id = ${lastActionOf('c.id')})`

export type CaseColumns = {
  id: number
  kind: ReportedKind
  targetId: number
  stage: CaseStage
  memberId: number | null
  memberName: string | null
  recipeId: number | null
  recipeTitle: string | null
  recipeImage: string | null
  recipeCover: string | null
  /** Shown in place of a broken picture; null for a photo, since only the photo itself is judged. */
  cover: CoverColumns | null
  kept: StoredTexts
  keptUpload: string | null
  openedAt: Date
  since: Date
  dueAt: Date
  isLate: boolean
  isWaiting: boolean
  rank: number
  sinceMicros: string
  rule: number | null
  ruleName: string | null
  reports: number
  isHeld: boolean
  heldUntil: Date | null
  heldByUser: number | null
  heldByAdmin: number | null
  holderName: string | null
  isYours: CaseRow['isYours'] | null
  closedMicros: string | null
} & LastDecision

/** True if somebody else can decide now. An administrator who is alone may have to decide on their own things. */
const hasOther = (adminId: number, memberId: RawBuilder<unknown>) =>
  sql`(exists (select from admins a where a.id <> ${adminId})
    or exists (${selectAbleModerators}
      and m.user_id is distinct from c.member_id and m.user_id is distinct from ${memberId}))`

/** An administrator and the member who has confirmed the same address are one person. */
const samePerson = sql`from users u join admins a on a.email_key = u.email_key and u.email_verified_at is not null`

const isYours = ({ userId, adminId }: Decider): RawBuilder<unknown> => {
  const memberId =
    adminId === null ? sql`${userId}::bigint` : sql`(select u.id ${samePerson} where a.id = ${adminId})`
  const asAdmin =
    userId === null ? sql`${adminId}::bigint` : sql`(select a.id ${samePerson} where u.id = ${userId})`
  return sql`case when ${adminId === null ? sql`false` : sql`not ${hasOther(adminId, memberId)}`} then null
    when c.member_id = ${memberId} then 'owned'
    when exists (select from content_reports r where r.case_id = c.id and r.reporter_id = ${memberId}) then 'reported'
    when c.stage = 'appeal' and exists (select from moderation_actions a
      where a.case_id = c.id and (a.by_user = ${memberId} or a.by_admin = ${asAdmin})) then 'decided' end`
}

const waiting = isWaiting('c')

/** Selects cases with all that a row of the queue shows. Comments of members who have left stay and name nobody. */
const selectCases = (gravity: number[], decider: Decider, where: RawBuilder<unknown>) => sql<CaseColumns>`
  select c.id, c.kind, c.target_id as "targetId", c.stage, case when not ${isFormerCook('u.email_key')} then c.member_id end as "memberId", u.display_name as "memberName",
    c.recipe_id as "recipeId", r.title as "recipeTitle", r.image as "recipeImage", r.cover_key as "recipeCover",
    case when c.kind <> 'photo' and r.id is not null
      then json_build_object('coverKey', r.cover_key, 'coverColor', r.cover_color, 'coverFocus', r.cover_focus) end as cover,
    c.kept, c.kept_upload as "keptUpload", c.opened_at as "openedAt",
    s.since, s.since + make_interval(days => ${decisionDays}) as "dueAt",
    s.since < now() - make_interval(days => ${decisionDays}) as "isLate",
    ${waiting} as "isWaiting",
    coalesce(g.rank, ${leastGrave}::integer) as rank, (extract(epoch from s.since) * 1000000)::bigint::text as "sinceMicros",
    g.rule, g.rule_name as "ruleName", (select count(*)::int from content_reports n where n.case_id = c.id) as reports,
    coalesce(c.held_until > now(), false) as "isHeld", c.held_until as "heldUntil",
    c.held_by_user as "heldByUser", c.held_by_admin as "heldByAdmin", h.display_name as "holderName",
    ${isYours(decider)} as "isYours", (extract(epoch from c.closed_at) * 1000000)::bigint::text as "closedMicros",
    d.*
  from moderation_cases c
  cross join lateral (select coalesce(c.waits_since, c.opened_at) as since) s
  left join users u on u.id = c.member_id
  left join recipes r on r.id = c.recipe_id
  left join users h on h.id = c.held_by_user
  left join lateral (
    select n.rule, n.rule_name, ${rankOf('n.rule', gravity)} as rank
    from content_reports n where n.case_id = c.id order by 3, n.id limit 1) g on true
  left join lateral ${lastDecision} d on true
  where ${where}`

type Reading = { gravity: number[]; decider: Decider; limit: number }
type Order = {
  /** Lists the page after the place that the cursor names, or the first page for an empty cursor. */
  list(db: Database, cursor: string, reading: Reading): Promise<CaseColumns[]>
  /** Returns a row's place for a cursor. */
  placeOf(row: CaseColumns): string
}

/** The cases that wait: the late ones first, then the gravest, then the oldest. */
export const waitingOrder: Order = {
  async list(db, cursor, { gravity, decider, limit }) {
    const after = readPlace(cursor, /^([01]) (\d{1,6}) (\d{1,18}) ([1-9]\d{0,14})$/)
    const isAfter = after
      ? sql`(not "isLate", rank, "sinceMicros"::bigint, id)
          > (${after[0] !== '1'}::boolean, ${after[1]}::integer, ${after[2]}::bigint, ${after[3]}::bigint)`
      : sql`true`
    const { rows } = await sql<CaseColumns>`
      select * from (${selectCases(gravity, decider, waiting)}) q where ${isAfter}
      order by not "isLate", rank, "sinceMicros"::bigint, id limit ${limit}`.execute(db)
    return rows
  },
  placeOf: ({ isLate, rank, sinceMicros, id }) => [Number(isLate), rank, sinceMicros, id].join(' '),
}

/** The cases that wait for nothing, the last closed first. Reads no more than the page. */
export const decidedOrder: Order = {
  async list(db, cursor, { gravity, decider, limit }) {
    const after = readPlace(cursor, /^(\d{1,18}) ([1-9]\d{0,14})$/)
    const isAfter = after
      ? sql`(c.closed_at, c.id) < (timestamptz 'epoch' + ${after[0]}::bigint * interval '1 microsecond', ${after[1]}::bigint)`
      : sql`true`
    const { rows } = await sql<CaseColumns>`
      ${selectCases(gravity, decider, sql`c.closed_at is not null and c.waits_since is null and ${isAfter}`)}
      order by c.closed_at desc, c.id desc limit ${limit}`.execute(db)
    return rows
  },
  placeOf: ({ closedMicros, id }) => `${closedMicros} ${id}`,
}

/** Makes an order of the cases about one member, waiting or not, the newest first. */
export const orderAbout = (memberId: number): Order => ({
  async list(db, cursor, { gravity, decider, limit }) {
    const after = readPlace(cursor, /^([1-9]\d{0,14})$/)
    const isAfter = after ? sql`c.id < ${after[0]}::bigint` : sql`true`
    const { rows } = await sql<CaseColumns>`
      ${selectCases(gravity, decider, sql`c.member_id = ${memberId} and ${isAfter}`)}
      order by c.id desc limit ${limit}`.execute(db)
    return rows
  },
  placeOf: ({ id }) => String(id),
})

function readPlace(cursor: string, form: RegExp): string[] | undefined {
  if (cursor === '') return undefined
  return form.exec(decodeCursor(cursor))?.slice(1) ?? refuseCursor()
}

/** Lists the first cases of the queue that nobody has claimed and that this decider may decide. */
export async function listFreeCases(
  db: Database,
  { gravity, decider, limit }: { gravity: number[]; decider: Decider; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${selectCases(gravity, decider, waiting)}) q where not "isHeld" and "isYours" is null
    order by not "isLate", rank, "sinceMicros"::bigint, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findCaseFor(
  db: Database,
  id: number,
  { gravity, decider }: { gravity: number[]; decider: Decider },
): Promise<CaseColumns | undefined> {
  const { rows } = await selectCases(gravity, decider, sql`c.id = ${id}`).execute(db)
  return rows[0]
}

export async function countWaiting(db: Database, { userId, adminId }: Decider) {
  const { rows } = await sql<{ open: number; appeals: number; mine: number }>`
    select count(*)::int as open, (count(*) filter (where c.stage = 'appeal'))::int as appeals,
      (count(*) filter (where c.held_until > now()
        and (c.held_by_user = ${userId}::bigint or c.held_by_admin = ${adminId}::bigint)))::int as mine
    from moderation_cases c where ${waiting}`.execute(db)
  return rows[0] ?? { open: 0, appeals: 0, mine: 0 }
}
