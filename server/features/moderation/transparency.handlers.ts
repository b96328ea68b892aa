import type { FastifyInstance } from 'fastify'
import { actionKinds } from '#contract/decisions.ts'
import type { Transparency, transparencyRoutes } from '#contract/transparency.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import * as t from '#texts/moderation-words.ts'
import { type Figure, listFigures, listMedianHours } from './transparency.queries.ts'

export const transparencyHandlers = (): HandlersOf<keyof typeof transparencyRoutes> => ({
  getTransparency: ({ db }) => readTransparency(db),
})

type Services = { db: Database; throttler: Throttler }

/** Serves the page's counts for a spreadsheet. */
export function serveTransparency(app: FastifyInstance, { db, throttler }: Services): void {
  app.get('/transparency.csv', async (request, reply) => {
    await throttler.limitCall({ address: clientAddress(request) })
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="transparency.csv"')
      .type('text/csv; charset=utf-8')
      .send(transparencyCsv(await readTransparency(db)))
  })
}

const shownMonths = 24

/** Reads the counts that the public page shows. */
async function readTransparency(db: Database): Promise<Transparency> {
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
    .map(ofRule => ({
      number: ofRule[0]?.rule ?? 0,
      name: ofRule[0]?.ruleName ?? '',
      actions: countsOf(ofRule),
    }))
    .toSorted((one, other) => one.number - other.number)

const countsOf = (figures: Figure[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(figures, ({ kind }) => kind)].map(([kind, ofKind]) => [kind, sum(ofKind)]),
  )

/** Writes CSV for spreadsheets (RFC 4180). */
const transparencyCsv = ({ months }: Transparency): string =>
  [
    t.csvHead.join(','),
    ...months.map(({ month, reports, actions, appeals, overturned, medianHours }) =>
      [month, reports, actions, appeals, overturned, medianHours ?? ''].join(','),
    ),
    '',
  ].join('\r\n')
