// How near is a list to the physical limit? Compares cached responses with node:http, and uncached ones with pg alone.
import { get } from 'node:http'
import { recipeListQuery } from '#contract/recipe-lists.ts'
import { listCards } from '#server/features/recipes/search/recipe-list.queries.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { requestText, runLoad } from './machine/http.ts'
import type { LoadResult } from './machine/load-process.ts'
import type { PgLoad, Statement } from './machine/pg-process.ts'
import { requestOnce, withProcess } from './machine/processes.ts'
import type { Raw } from './machine/raw-process.ts'
import type { SiteProcessInfo, SiteRequest } from './machine/site-process.ts'
import { recordStatements } from './machine/statements.ts'
import { type Benchmark, type Metric, median, metric } from './metric.ts'

const path = '/api/recipes?limit=24&fields=card'
const recipes = 100_000
const connections = 64

export const lists: Benchmark = {
  name: 'lists',
  run: ({ isQuick }) =>
    withDatabase(async database => {
      const effort = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 }
      const measureSite = (request: SiteRequest, measure: (port: number) => Promise<Metric[]>) =>
        withProcess<SiteProcessInfo, Metric[]>('site', request, ({ port }) => measure(port))
      const { url: databaseUrl } = database
      return [
        ...(await measureSite({ databaseUrl }, port => compareWithRawHttp(port, effort))),
        ...(await measureSite({ databaseUrl, isUncached: true }, port =>
          compareWithPg(port, database, effort),
        )),
      ]
    }, recipes),
}

type LoadOptions = { rounds: number; seconds: number }

async function compareWithRawHttp(port: number, { rounds, seconds }: LoadOptions): Promise<Metric[]> {
  const requests = [requestText({ path, encoding: 'br' })]
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return withProcess<number, Metric[]>('raw', await captureResponse(port, path), async rawPort => {
    const [ours, baselines]: [LoadResult[], LoadResult[]] = [[], []]
    for (let round = 0; round <= rounds; round += 1) {
      const raw = await runLoad({ port: rawPort, requests, connections, seconds })
      const our = await runLoad({ port, requests, connections, seconds })
      // The first round is the warm-up.
      if (round > 0) [ours.push(our), baselines.push(raw)]
    }
    const rate = (loaded: LoadResult[]) => median(loaded.map(({ perSecond }) => perSecond))
    const tail = (loaded: LoadResult[]) => median(loaded.map(({ p99 }) => p99))
    console.log(
      `  ${rate(ours).toFixed(0)}/s beside ${rate(baselines).toFixed(0)}/s raw; p99 ${tail(ours).toFixed(1)} ms beside ${tail(baselines).toFixed(1)} ms`,
    )
    return [
      metric('list of 24 cards, kept: rate beside raw node:http', rate(ours) / rate(baselines), {
        atLeast: 0.85,
      }),
      metric('list of 24 cards, kept: p99 beside raw node:http', tail(ours) / tail(baselines), { atMost: 2 }),
    ]
  })
}

/** Returns exactly the bytes that the site sends, and its headers. */
const captureResponse = (port: number, path: string): Promise<Raw> =>
  new Promise((resolve, reject) =>
    get({ port, path, headers: { 'accept-encoding': 'br' } }, async response => {
      const body = Buffer.concat(await response.toArray()).toString('base64')
      const { date: _, connection: __, ...headers } = response.headers
      resolve({ body, headers: headers as Record<string, string> })
    }).on('error', reject),
  )

const distinctQueries = 400

async function compareWithPg(
  port: number,
  { pool, url }: BenchDatabase,
  { rounds, seconds }: LoadOptions,
): Promise<Metric[]> {
  const paths = Array.from(
    { length: distinctQueries },
    (_, number) => `${path}&minServings=${(number % 9) + 1}&maxPrepTime=${60 + number}`,
  )
  const work: Statement[][] = []
  for (const one of paths) work.push(await listStatements(pool, one))
  const [ours, baselines]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const baseline = await requestOnce<number>('pg', { url, work, callers: 16, seconds } satisfies PgLoad)
    const requests = paths.map(one => requestText({ path: one }))
    const { perSecond } = await runLoad({ port, requests, connections: 16, seconds })
    if (round > 0) [ours.push(perSecond), baselines.push(baseline)]
  }
  console.log(`  ${median(ours).toFixed(0)}/s beside ${median(baselines).toFixed(0)}/s by pg alone`)
  return [
    metric('list of 24 cards, each question new: rate beside pg alone', median(ours) / median(baselines), {
      atLeast: 0.6,
    }),
  ]
}

/** Records the statements that the site runs to respond to this path. */
const listStatements = (pool: BenchDatabase['pool'], requestPath: string): Promise<Statement[]> =>
  recordStatements(pool, async db => {
    const query = Object.fromEntries(new URL(requestPath, 'http://localhost').searchParams)
    await listCards(db, recipeListQuery.parse(query), { viewerId: undefined })
  })
