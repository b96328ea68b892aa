import { sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind } from '#contract/decisions.ts'
import { maxReportsInRecord, removedDays } from '#contract/limits.ts'
import type { WholeCase } from '#contract/moderation.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { anAdministrator } from '#texts/moderation-words.ts'
import { ending, findHolding, isOnRecord } from './actions.queries.ts'
import { type CaseColumns, lastDecision } from './case-list.queries.ts'
import { listReportsOf } from './content-reports.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { decisionOf, dueAfter, keptPictureOf, presentCase, ruleOf } from './moderation.present.ts'
import { allowedActions, type Decider } from './moderation.rules.ts'

const longestList = 20

type Context = { decider: Decider; publicUrl: string; mostReports: number }

/** Returns all that the page of a case shows. Does not reveal who reported. */
export async function wholeCase(
  db: Database,
  found: CaseColumns,
  { decider, publicUrl, mostReports }: Context,
): Promise<WholeCase> {
  const { id, memberId } = found
  const [holding, reports, actions] = await Promise.all([
    findHolding(db, id),
    listReportsOf(db, id, mostReports),
    selectActions(db).where('a.case_id', '=', id).orderBy('a.id', 'desc').limit(longestList).execute(),
  ])
  const current = await findKeptCopy(db, found.kind, found.targetId, holding?.before)
  const appeal = actions.find(one => one.appealedAt && !one.appealDecidedAt && !one.endedAt)
  return {
    ...presentCase(found, decider, publicUrl),
    openedAt: found.openedAt.toISOString(),
    kept: found.kept,
    keptPicture: keptPictureOf(found, publicUrl),
    current: current?.texts ?? null,
    currentPicture: current
      ? keptPictureOf({ ...found, kept: current.texts, keptUpload: current.upload }, publicUrl)
      : null,
    versions: found.kind === 'recipe' ? await listVersions(db, found.targetId) : [],
    reportTexts: reports.map(report => ({
      id: report.id,
      rule: { number: report.rule, name: report.ruleName },
      explanation: report.explanation,
      at: report.createdAt.toISOString(),
    })),
    record: memberId === null ? null : await readRecord(db, memberId),
    earlier: memberId === null ? [] : await listEarlierCases(db, { memberId, id }),
    actions: actions.map(presentAction),
    appeal: appeal?.appealedAt
      ? {
          text: appeal.appealText ?? '',
          filedAt: appeal.appealedAt.toISOString(),
          dueAt: dueAfter(appeal.appealedAt),
        }
      : null,
    allowed: allowedActions({
      kind: found.kind,
      isThere: current !== undefined,
      hasMember: memberId !== null,
    }),
  }
}

const selectActions = (db: Database) =>
  db
    .selectFrom('moderation_actions as a')
    .leftJoin('users as u', 'u.id', 'a.by_user')
    .select([
      'a.id',
      sql<ActionKind>`a.kind`.as('kind'),
      'a.rule',
      'a.rule_name as ruleName',
      'a.version',
      'a.of_reports as ofReports',
      'a.reason',
      'a.decided_at as decidedAt',
      'a.ends_at as endsAt',
      'a.undone_at as endedAt',
      ending('a').as('ending'),
      sql<string>`coalesce(a.undo_reason, '')`.as('endReason'),
      'a.mended_at as mendedAt',
      'a.appeal_text as appealText',
      'a.appealed_at as appealedAt',
      'a.appeal_decided_at as appealDecidedAt',
      'u.display_name as by',
      sql<boolean>`a.undone_at is null and a.kind <> 'nothing_wrong'
        and (a.kind <> 'remove' or a.decided_at > now() - make_interval(days => ${removedDays}))`.as(
        'canUndo',
      ),
    ])

type Action = Awaited<ReturnType<ReturnType<typeof selectActions>['execute']>>[number]

const presentAction = (action: Action): WholeCase['actions'][number] => ({
  id: action.id,
  kind: action.kind,
  rule: ruleOf(action),
  ...(action.version !== null && { version: action.version }),
  ...(action.ofReports && { ofReports: true as const }),
  reason: action.reason,
  by: action.by ?? anAdministrator,
  at: action.decidedAt.toISOString(),
  until: action.endsAt?.toISOString() ?? null,
  mendedAt: action.mendedAt?.toISOString() ?? null,
  ended: action.endedAt &&
    action.ending && { how: action.ending, at: action.endedAt.toISOString(), reason: action.endReason },
  canUndo: action.canUndo,
})

/** Lists the newest versions before the current one, with their texts. These are the versions that moderators may hide. */
async function listVersions(db: Database, recipeId: number): Promise<WholeCase['versions']> {
  const versions = await db
    .selectFrom('recipe_versions as v')
    .innerJoin('recipes as r', 'r.id', 'v.recipe_id')
    .select([
      'v.number',
      'v.what_changed as whatChanged',
      sql<string>`coalesce(v.ingredients, '')`.as('ingredients'),
      sql<string>`coalesce(v.instructions, '')`.as('instructions'),
      'v.is_hidden as isHidden',
      'v.created_at as createdAt',
    ])
    .where('v.recipe_id', '=', recipeId)
    .whereRef('v.number', '<', 'r.version')
    .orderBy('v.number', 'desc')
    .limit(longestList)
    .execute()
  return versions.map(({ createdAt, ...version }) => ({ ...version, at: createdAt.toISOString() }))
}

async function listEarlierCases(
  db: Database,
  { memberId, id }: { memberId: number; id: number },
): Promise<WholeCase['earlier']> {
  const cases = await db
    .selectFrom('moderation_cases as c')
    .leftJoinLateral(lastDecision.as('d'), join => join.onTrue())
    .select([
      'c.id',
      sql<ReportedKind>`c.kind`.as('kind'),
      'c.opened_at as openedAt',
      'd.action',
      'd.decidedAt',
      'd.ending',
    ])
    .where('c.member_id', '=', memberId)
    .where('c.id', '!=', id)
    .orderBy('c.id', 'desc')
    .limit(longestList)
    .execute()
  return cases.map(earlier => ({
    id: earlier.id,
    kind: earlier.kind,
    decided: decisionOf(earlier),
    at: earlier.openedAt.toISOString(),
  }))
}

async function readRecord(db: Database, memberId: number): Promise<WholeCase['record']> {
  const member = await db
    .selectFrom('users as u')
    .select([
      'u.created_at as memberSince',
      sql<number>`(select count(*)::int from recipes r where r.author_id = u.id)`.as('recipes'),
      sql<number>`(select count(*)::int from comments c where c.author_id = u.id)`.as('comments'),
    ])
    .where('u.id', '=', memberId)
    .executeTakeFirst()
  if (!member) return null
  const actions = await selectActions(db)
    .where('a.member_id', '=', memberId)
    .where('a.kind', '!=', 'nothing_wrong')
    .where(isOnRecord('a'))
    .orderBy('a.id', 'desc')
    .limit(longestList)
    .execute()
  return {
    ...member,
    memberSince: member.memberSince.toISOString(),
    ownReports: await countOwnReports(db, memberId),
    actions: actions.map(action => ({
      kind: action.kind,
      rule: ruleOf(action),
      at: action.decidedAt.toISOString(),
    })),
  }
}

/**
 * Counts how many of the member's reports were decided, and how many of these led to a decision on record. Reads nothing about the
 * members whom they reported.
 */
async function countOwnReports(db: Database, memberId: number) {
  const { rows } = await sql<{ decided: number; upheld: number }>`
    select count(*)::int as decided, (count(*) filter (where "isUpheld"))::int as upheld from (
      select exists (select from moderation_actions a
        where a.case_id = c.id and a.kind <> 'nothing_wrong' and ${isOnRecord('a')}) as "isUpheld"
      from content_reports r join moderation_cases c on c.id = r.case_id and c.closed_at is not null
      where r.reporter_id = ${memberId} order by r.created_at desc limit ${maxReportsInRecord}) own`.execute(
    db,
  )
  return rows[0] ?? { decided: 0, upheld: 0 }
}
