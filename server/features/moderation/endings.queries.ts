import { type RawBuilder, sql } from 'kysely'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, DecisionEnding } from '#contract/decisions.ts'

/** What was decided in place of the decision of this alias: in the transaction that ended it, and so at the same time. */
const instead = (alias: string) => sql`from moderation_actions l
  where l.case_id = ${sql.ref(`${alias}.case_id`)} and l.id > ${sql.ref(`${alias}.id`)}
    and l.decided_at = ${sql.ref(`${alias}.undone_at`)} and l.replaces is null`

/** Whether the decision of this alias keeps its thing out of sight, as a whole. */
const keepsItHidden = (alias: string) =>
  sql`${sql.ref(`${alias}.kind`)} in ('hide', 'remove') and ${sql.ref(`${alias}.version`)} is null`

/** The same, of one that stands. */
export const holds = (alias: string): RawBuilder<boolean> =>
  sql`(${keepsItHidden(alias)} and ${sql.ref(`${alias}.undone_at`)} is null)`

/** The decision that keeps the same thing out of sight in its place; null where there is none. */
export const successor = (alias: string): RawBuilder<ActionKind | null> =>
  sql`(select l.kind ${instead(alias)} and ${keepsItHidden('l')} limit 1)`

/** How the decision of this alias ended; null while it stands. */
export const ending = (alias: string): RawBuilder<DecisionEnding | null> => sql`case
  when ${sql.ref(`${alias}.undone_at`)} is null then null
  when ${sql.ref(`${alias}.appeal_outcome`)} in ('milder', 'overturned') then ${sql.ref(`${alias}.appeal_outcome`)}
  else coalesce((select case when ${keepsItHidden('l')} then 'replaced' else 'mended' end ${instead(alias)} limit 1), 'taken_back') end`

/** The decision `m` of the case `c`, as a sentence about it tells it: of what, what it was and how it ended. */
export const toldDecision = [
  sql<ReportedKind | 'version' | null>`case when m.version is null then c.kind else 'version' end`.as(
    'thing',
  ),
  sql<ActionKind | null>`m.kind`.as('action'),
  ending('m').as('ending'),
] as const

/** What an appeal decided in the place of the decision `m`. */
export const milder =
  sql<ActionKind | null>`(select l.kind from moderation_actions l where l.replaces = m.id)`.as('milder')

/** The decision of this case that its record shows; null before the first. What was found in order once it was mended was decided before. */
export const lastActionOf = (caseId: string): RawBuilder<number | null> =>
  sql`(select l.id from moderation_actions l where l.case_id = ${sql.ref(caseId)}
    order by l.kind = 'nothing_wrong', l.id desc limit 1)`

/** Whether the decision counts in its member's record: not once it turned out to be wrong. What is milder counts in its place. */
export const isOnRecord = (alias: string): RawBuilder<boolean> =>
  sql`coalesce(${ending(alias)} in ('mended', 'replaced'), true)`
