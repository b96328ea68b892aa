import { actionKinds } from '#contract/decisions.ts'
import type { Transparency } from '#contract/transparency.ts'
import type { Database } from '#server/platform/database/connect.ts'
import * as t from '#texts/moderation-words.ts'
import { type Figure, listFigures, listMedianHours } from './figures.queries.ts'

export const shownMonths = 24

/** The public page's counts. */
export async function readTransparency(db: Database): Promise<Transparency> {
  const figures = await listFigures(db, shownMonths)
  const medians = await listMedianHours(db, shownMonths)
  const byMonth = Map.groupBy(figures, ({ month }) => month)
  const months = [...byMonth]
    .map(([month, ofMonth]) => ({ month, ...sumsOf(ofMonth), medianHours: medians.get(month) ?? null }))
    .toSorted((one, other) => other.month.localeCompare(one.month))
  return { months, byRule: byRuleOf(figures), totals: sumsOf(figures) }
}

const kindsOfActions: readonly string[] = actionKinds
const isAction = ({ kind }: Figure): boolean => kindsOfActions.includes(kind)
const sum = (figures: Figure[]): number => figures.reduce((total, { count }) => total + count, 0)

const sumsOf = (figures: Figure[]) => ({
  reports: sum(figures.filter(({ kind }) => kind === 'report')),
  actions: sum(figures.filter(figure => isAction(figure) && figure.kind !== 'nothing_wrong')),
  appeals: sum(figures.filter(({ kind }) => kind === 'appeal')),
  overturned: sum(figures.filter(({ kind }) => kind === 'overturned')),
})

const byRuleOf = (figures: Figure[]): Transparency['byRule'] =>
  [...Map.groupBy(figures.filter(isAction), ({ rule, ruleName }) => `${rule} ${ruleName}`).values()]
    .map(([first, ...rest]) => ({
      number: first?.rule ?? 0,
      name: first?.ruleName ?? '',
      actions: countsOf(first ? [first, ...rest] : []),
    }))
    .toSorted((one, other) => one.number - other.number)

const countsOf = (figures: Figure[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(figures, ({ kind }) => kind)].map(([kind, ofKind]) => [kind, sum(ofKind)]),
  )

/** RFC 4180, for spreadsheets. */
export const transparencyCsv = ({ months }: Transparency): string =>
  [
    t.csvHead.join(','),
    ...months.map(({ month, reports, actions, appeals, overturned, medianHours }) =>
      [month, reports, actions, appeals, overturned, medianHours ?? ''].join(','),
    ),
    '',
  ].join('\r\n')
