import type { Transparency } from '#contract/transparency.ts'
import { formatDuration, formatMonth } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/transparency.ts'
import { countOf } from '#texts/ui.ts'
import { RuleNumeral } from '#web/features/rules/rule-numeral.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { Chart } from './chart.tsx'
import styles from './figures.module.css'

type Month = Transparency['months'][number]

const yearMonths = 12

/** The figures of the newest twelve months. Months without data have no median. */
export function Figures({ figures }: { figures: Transparency }) {
  const months = figures.months.slice(0, yearMonths)
  const total = sumOf(months)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t.reportsInMonths(months.length)} value={formatNumber(total.reports)} />
        <Fact name={t.actionsTaken} value={formatNumber(total.actions)} />
        <Fact name={t.appealsOverturned} value={countOf(total.overturned, total.appeals)} />
        <Fact name={t.medianTime} value={hours(total.medianHours, 'long')} />
      </dl>
      <div className={styles.sections}>
        <Ledger title={t.byMonth} aside={months.length > 1 && <Legend />}>
          {months.length > 1 && (
            <div className={styles.chart}>
              <Chart months={months} />
            </div>
          )}
          <MonthTable months={months} total={total} />
        </Ledger>
        <ByRule figures={figures} />
      </div>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Legend = () => (
  <p className={styles.legend}>
    <span>
      <i />
      {t.reports}
    </span>
    <span>
      <i className={styles.filled} />
      {t.actionsTaken}
    </span>
  </p>
)

type Sums = Omit<Month, 'month'>

const sumOf = (months: Month[]): Sums => {
  const sum = (field: 'reports' | 'actions' | 'appeals' | 'overturned') =>
    months.reduce((all, month) => all + month[field], 0)
  const known = months.flatMap(({ medianHours }) => medianHours ?? []).sort((one, other) => one - other)
  return {
    reports: sum('reports'),
    actions: sum('actions'),
    appeals: sum('appeals'),
    overturned: sum('overturned'),
    medianHours: known[Math.floor(known.length / 2)] ?? null,
  }
}

const hours = (count: number | null, display: 'long' | 'narrow') =>
  count === null ? t.none : formatDuration(count, 'hour', display)

function MonthTable({ months, total }: { months: Month[]; total: Sums }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.month}</th>
          <th scope="col">{t.reports}</th>
          <th scope="col">{t.acted}</th>
          <th scope="col" className={styles.wideOnly}>
            {t.appeals}
          </th>
          <th scope="col">{t.overturned}</th>
          <th scope="col">{t.median}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month.month}>
            <th scope="row">{monthName(months, index)}</th>
            <Cells figures={month} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.allMonths(months.length)}</th>
          <Cells figures={total} />
        </tr>
      </tfoot>
    </table>
  )
}

/** Names a month. The year is added where it changes. The newest month is not over yet. */
function monthName(months: Month[], index: number): string {
  const { month = '' } = months[index] ?? {}
  const isFirstOfYear = month.endsWith('-01') || index === months.length - 1
  const name = formatMonth(month, isFirstOfYear)
  return index === 0 ? t.soFar(name) : name
}

const Cells = ({ figures: { reports, actions, appeals, overturned, medianHours } }: { figures: Sums }) => (
  <>
    <Count count={reports} />
    <Count count={actions} />
    <Count count={appeals} className={styles.wideOnly} />
    <Count count={overturned} />
    <td>{hours(medianHours, 'narrow')}</td>
  </>
)

const Count = ({ count, className = '' }: { count: number; className?: string | undefined }) => (
  <td className={count === 0 ? `${styles.zero} ${className}` : className}>{formatNumber(count)}</td>
)

function ByRule({ figures: { byRule } }: { figures: Transparency }) {
  const rows = byRule.map(rule => ({
    ...rule,
    count: Object.entries(rule.actions).reduce(
      (all, [kind, count]) => (kind === 'nothing_wrong' ? all : all + count),
      0,
    ),
  }))
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return null
  return (
    <Ledger title={t.byRule} aside={formatNumber(rows.reduce((all, { count }) => all + count, 0))}>
      <ol className={styles.rules}>
        {rows.map(({ number, name, count }) => (
          <li key={`${number} ${name}`}>
            {number > 0 ? <RuleNumeral number={number} isSmall /> : <span />}
            <span>{name || t.withoutRule}</span>
            {/* A shape, because the security policy forbids style attributes in the server's HTML. */}
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={Math.round((count / most) * 1000) / 10} height="1" />
            </svg>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ol>
    </Ledger>
  )
}
