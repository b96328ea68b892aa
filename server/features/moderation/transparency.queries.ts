import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Rule = { rule: number | null; ruleName: string | null }

/** Counts one for the public page in this month, in UTC. Must be a transaction's last statement, since all write the same row. */
export async function countFigure(trx: Database, kind: string, { rule, ruleName }: Rule): Promise<void> {
  await sql`insert into moderation_figures as f (month, kind, rule, rule_name, count)
    values (date_trunc('month', now() at time zone 'UTC')::date, ${kind}, ${rule ?? 0}, ${ruleName ?? ''}, 1)
    on conflict (month, kind, rule, rule_name) do update set count = f.count + 1`.execute(trx)
}

const maxHours = 10_000

export async function countHours(trx: Database, since: Date): Promise<void> {
  await sql`insert into decision_hours as d (month, hours, count)
    values (date_trunc('month', now() at time zone 'UTC')::date,
      least(${maxHours}, floor(extract(epoch from now() - ${since}::timestamptz) / 3600)), 1)
    on conflict (month, hours) do update set count = d.count + 1`.execute(trx)
}

export type Figure = { month: string; kind: string; rule: number; ruleName: string; count: number }

/** A condition for the last `months` months, including this one. */
const isRecent = (months: number) =>
  sql<boolean>`month > (date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${months}))::date`

export const listFigures = (db: Database, months: number): Promise<Figure[]> =>
  db
    .selectFrom('moderation_figures')
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
      'kind',
      'rule',
      'rule_name as ruleName',
      'count',
    ])
    .where(isRecent(months))
    .execute()

/** Returns, by month, the hours within which half of the month's decisions were made. */
export async function listMedianHours(db: Database, months: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; hours: number }>`
    select to_char(month, 'YYYY-MM') as month, min(hours)::int as hours from (
      select month, hours, sum(count) over (partition by month order by hours) as so_far,
        sum(count) over (partition by month) as whole from decision_hours) d
    where so_far * 2 >= whole and ${isRecent(months)} group by month`.execute(db)
  return new Map(rows.map(({ month, hours }) => [month, hours]))
}

export async function deleteOldFigures(db: Database, months: number): Promise<void> {
  await db
    .deleteFrom('moderation_figures')
    .where(sql<boolean>`not ${isRecent(months)}`)
    .execute()
  await db
    .deleteFrom('decision_hours')
    .where(sql<boolean>`not ${isRecent(months)}`)
    .execute()
}
