import type { Transparency } from '#contract/transparency.ts'
import { formatMonth, formatMonthInitial } from '#texts/format/day.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/transparency.ts'
import styles from './chart.module.css'

type Month = Transparency['months'][number]
type Shape = { width: number; height: number; bar: number; isNarrow: boolean }

const wide: Shape = { width: 1160, height: 200, bar: 44, isNarrow: false }
const narrow: Shape = { width: 350, height: 150, bar: 21, isNarrow: true }

/** A chart, oldest month first: the reports as outlines, those that led to an action as the filled part. The table has the same figures. */
export function Chart({ months }: { months: Month[] }) {
  const oldestFirst = months.toReversed()
  return (
    <>
      <Bars months={oldestFirst} shape={wide} className={styles.wide} />
      <Bars months={oldestFirst} shape={narrow} className={styles.narrow} />
    </>
  )
}

type BarsProps = { months: Month[]; shape: Shape; className: string | undefined }

function Bars({ months, shape: { width, height, bar, isNarrow }, className }: BarsProps) {
  const most = Math.max(1, ...months.map(({ reports }) => reports))
  const step = gridStep(most)
  const topOf = (count: number) => Math.round(height * (1 - count / (most * 1.05)))
  const slot = (width - (isNarrow ? 0 : 30)) / months.length
  const lines = isNarrow
    ? []
    : Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  return (
    <svg
      className={`${styles.root} ${className}`}
      viewBox={`0 -14 ${width} ${height + 42}`}
      role="img"
      aria-label={t.chartLabel}
    >
      {lines.map(count => (
        <g key={count}>
          <line className={styles.line} x1="0" x2={width} y1={topOf(count)} y2={topOf(count)} />
          <text x="0" y={topOf(count) - 5}>
            {formatNumber(count)}
          </text>
        </g>
      ))}
      {months.map(({ month, reports, actions }, index) => {
        const middle = Math.round((isNarrow ? 0 : 30) + slot * (index + 0.5))
        const start = middle - bar / 2
        const acted = Math.min(actions, reports)
        return (
          <g key={month}>
            <rect
              className={styles.reports}
              x={start}
              y={topOf(reports)}
              width={bar}
              height={height - topOf(reports)}
            />
            <rect
              className={styles.actions}
              x={start}
              y={topOf(acted)}
              width={bar}
              height={height - topOf(acted)}
            />
            <text className={styles.figure} x={middle} y={topOf(reports) - 6} textAnchor="middle">
              {formatNumber(reports)}
            </text>
            <text x={middle} y={height + 20} textAnchor="middle">
              {isNarrow ? formatMonthInitial(month) : formatMonth(month, false)}
            </text>
          </g>
        )
      })}
      <line className={styles.axis} x1="0" x2={width} y1={height} y2={height} />
    </svg>
  )
}

/** Returns a step at a round number that gives three or four grid lines. */
function gridStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most / 3, 1)))
  return [1, 2, 5, 10].map(factor => factor * power).findLast(step => step <= Math.max(most / 3, 1)) ?? 1
}
