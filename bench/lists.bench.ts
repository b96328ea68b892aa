// How near is a list to the physical limit: the kept answer beside node:http, a new question each time beside pg alone.
import { recipeListQuery } from '#contract/recipes.ts'
import { listCards } from '#server/features/recipes/recipe-list.queries.ts'
import { type Figure, figure, median, type Question } from './figure.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { hammer, requestText } from './machine/http.ts'
import type { Loaded } from './machine/load-process.ts'
import type { PgLoad, Statement } from './machine/pg-process.ts'
import { askOnce, withProcess } from './machine/processes.ts'
import type { SiteAnswer } from './machine/site-process.ts'
import { statementsOf } from './machine/statements.ts'

const path = '/api/recipes?limit=24&fields=card'
const recipes = 100_000
const connections = 64

export const lists: Question = {
  name: 'lists',
  ask: ({ isQuick }) =>
    withDatabase(async database => {
      const effort = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 }
      return withProcess<SiteAnswer, Figure[]>('site', { databaseUrl: database.url }, async ({ port }) => [
        ...(await besideRaw(port, effort)),
        ...(await besidePg(port, database, effort)),
      ])
    }, recipes),
}

type Effort = { rounds: number; seconds: number }

async function besideRaw(port: number, { rounds, seconds }: Effort): Promise<Figure[]> {
  const requests = [requestText({ path, encoding: 'br' })]
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return withProcess<number, Figure[]>('raw', await rawOf(port), async rawPort => {
    const [ours, raws]: [Loaded[], Loaded[]] = [[], []]
    for (let round = 0; round <= rounds; round += 1) {
      const raw = await hammer({ port: rawPort, requests, connections, seconds })
      const our = await hammer({ port, requests, connections, seconds })
      // The first round warms both up.
      if (round > 0) [ours.push(our), raws.push(raw)]
    }
    const rate = (loaded: Loaded[]) => median(loaded.map(({ perSecond }) => perSecond))
    const tail = (loaded: Loaded[]) => median(loaded.map(({ p99 }) => p99))
    console.log(
      `  ${rate(ours).toFixed(0)}/s beside ${rate(raws).toFixed(0)}/s raw; p99 ${tail(ours).toFixed(1)} ms beside ${tail(raws).toFixed(1)} ms`,
    )
    return [
      figure('list of 24 cards, kept: rate beside raw node:http', rate(ours) / rate(raws), { atLeast: 0.85 }),
      figure('list of 24 cards, kept: p99 beside raw node:http', tail(ours) / tail(raws), { atMost: 2 }),
    ]
  })
}

/** The very bytes that the site sends, headers and all. */
async function rawOf(port: number): Promise<{ body: string; headers: Record<string, string> }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) =>
    get({ port, path, headers: { 'accept-encoding': 'br' } }, async response => {
      const body = Buffer.concat(await response.toArray()).toString('base64')
      const { date: _, connection: __, ...headers } = response.headers
      resolve({ body, headers: headers as Record<string, string> })
    }).on('error', reject),
  )
}

const differentQuestions = 400

async function besidePg(
  port: number,
  { pool, url }: BenchDatabase,
  { rounds, seconds }: Effort,
): Promise<Figure[]> {
  const paths = Array.from(
    { length: differentQuestions },
    (_, number) => `${path}&minServings=${(number % 9) + 1}&maxPrepTime=${60 + number}`,
  )
  const work: Statement[][] = []
  for (const one of paths) work.push(await listStatements(pool, one))
  let nonce = 0
  const [ours, alones]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await askOnce<number>('pg', { url, work, callers: 16, seconds } satisfies PgLoad)
    const requests = Array.from({ length: 20_000 }, () =>
      requestText({ path: `${paths[nonce % paths.length]}&n=${nonce++}` }),
    )
    const { perSecond } = await hammer({ port, requests, connections: 16, seconds })
    if (round > 0) [ours.push(perSecond), alones.push(alone)]
  }
  console.log(`  ${median(ours).toFixed(0)}/s beside ${median(alones).toFixed(0)}/s by pg alone`)
  return [
    figure('list of 24 cards, each question new: rate beside pg alone', median(ours) / median(alones), {
      atLeast: 0.6,
    }),
  ]
}

/** What the site asks the database to answer this path. */
const listStatements = (pool: BenchDatabase['pool'], asked: string): Promise<Statement[]> =>
  statementsOf(pool, async db => {
    const query = Object.fromEntries(new URL(asked, 'http://localhost').searchParams)
    await listCards(db, recipeListQuery.parse(query), { viewerId: undefined })
  })
