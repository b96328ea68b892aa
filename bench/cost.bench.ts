// How much processor time does an uncached response cost? Measures the site and its PostgreSQL, beside the barest handler with
// one hand-written statement on the same database.
import type { Pool } from 'pg'
import { syntheticName } from '#tools/synthetic/synthetic-recipe.ts'
import { bareAnswers, indexForBare } from './cost/bare-answers.ts'
import { type Cost, findPostmaster, measureCost, total } from './cost/processor-cost.ts'
import { aBenchMember } from './machine/bench-member.ts'
import { withDatabase } from './machine/database.ts'
import { requestText } from './machine/http.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { type Benchmark, type Metric, median, metric } from './metric.ts'

const list = '/api/recipes?limit=24&fields=card'

/** `isSignedIn`: a member sends the requests to the site. The barest handler does not authenticate. */
type Shape = { name: string; site: string[]; bare: string[]; most: number; isSignedIn?: boolean }

const searchShape = (name: string, words: string[]): Shape => ({
  name: `search, ${name}`,
  site: words.map(word => `${list}&q=${encodeURIComponent(word)}`),
  bare: words.map(word => `/search?q=${encodeURIComponent(word)}`),
  most: 2,
})

async function shapesOf(pool: Pool): Promise<Shape[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from recipes order by id desc offset (select least(240000, count(*) * 3 / 4) from recipes) limit 1',
  )
  const deepId = rows[0]?.id ?? 1
  const ids = Array.from({ length: 500 }, (_, n) => deepId + n)
  const filters = Array.from({ length: 200 }, (_, n) => [(n % 9) + 1, 60 + n])
  return [
    { name: 'new list', site: [list], bare: ['/list'], most: 1.5 },
    {
      name: 'filtered list',
      site: filters.map(([servings, minutes]) => `${list}&minServings=${servings}&maxPrepTime=${minutes}`),
      bare: filters.map(([servings, minutes]) => `/filtered?servings=${servings}&minutes=${minutes}`),
      most: 2,
    },
    {
      name: 'deep page',
      site: [`${list}&cursor=${Buffer.from(`newest.0.${deepId}.${deepId}`).toString('base64url')}`],
      bare: [`/deep?before=${deepId}`],
      most: 1.5,
    },
    searchShape('chicken', ['chicken']),
    searchShape('salt', ['salt']),
    searchShape(
      'rare word',
      Array.from({ length: 50 }, (_, n) => syntheticName(5_000 + n)),
    ),
    searchShape('two words', ['chicken rice', 'tomato onion', 'coconut fish']),
    {
      name: 'detail',
      site: ids.map(id => `/api/recipes/${id}`),
      bare: ids.map(id => `/recipe?id=${id}`),
      most: 1.5,
      isSignedIn: true,
    },
    { name: 'signed-in list', site: [list], bare: ['/list'], most: 2, isSignedIn: true },
  ]
}

export const cost: Benchmark = {
  name: 'cost',
  run: async ({ isQuick }) => {
    const metrics: Metric[] = []
    for (const size of isQuick ? [10_000] : [10_000, 100_000])
      metrics.push(...(await measureAt(size, isQuick)))
    return metrics
  },
}

const measureAt = (size: number, isQuick: boolean): Promise<Metric[]> =>
  withDatabase(async ({ db, pool, url }) => {
    await indexForBare(url)
    const postmaster = await findPostmaster(pool)
    const shapes = await shapesOf(pool)
    const { token } = await aBenchMember({ db })
    return withProcess<SiteProcessInfo, Metric[]>(
      'site',
      { databaseUrl: url, isUncached: true },
      ({ port }, site) =>
        withProcess<number, Metric[]>('bare', { url, answers: bareAnswers }, async (barePort, bare) => {
          const metrics: Metric[] = []
          for (const shape of shapes) {
            const [ours, bares]: [Cost[], Cost[]] = [[], []]
            for (let round = 0; round <= (isQuick ? 2 : 5); round += 1) {
              const run = { postmaster, seconds: isQuick ? 1 : 2 }
              const asked = shape.isSignedIn ? { token } : {}
              const our = await measureCost(
                {
                  port,
                  pid: site.pid ?? 0,
                  requests: shape.site.map(path => requestText({ path, ...asked })),
                },
                run,
              )
              const other = await measureCost(
                {
                  port: barePort,
                  pid: bare.pid ?? 0,
                  requests: shape.bare.map(path => requestText({ path })),
                },
                run,
              )
              // The first round is the warm-up.
              if (round > 0) [ours.push(our), bares.push(other)]
            }
            const name = `${shape.name}, at ${size.toLocaleString('en')}`
            console.log(`  ${name}: ${describe(ours)}; barest ${describe(bares)}`)
            metrics.push(
              metric(`${name}: processor time beside the barest handler`, total(ours) / total(bares), {
                atMost: shape.most,
              }),
            )
          }
          return metrics
        }),
    )
  }, size)

const describe = (costs: Cost[]) =>
  `${total(costs).toFixed(2)} ms (process ${median(costs.map(({ process }) => process)).toFixed(2)}, PostgreSQL ${median(costs.map(({ postgres }) => postgres)).toFixed(2)})`
