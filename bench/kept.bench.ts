// What does a kept answer cost by another way than a stranger's plain GET: unchanged, behind a proxy, to a member? Processor time.
import type { Database } from '#server/platform/database/connect.ts'
import { signIn } from './cost/bench-member.ts'
import { type Cost, findPostmaster, measureCost, total } from './cost/processor-cost.ts'
import { withDatabase } from './machine/database.ts'
import { requestText } from './machine/http.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { type Benchmark, type Metric, metric } from './metric.ts'

const path = '/api/recipes?limit=24&fields=card'
const forwarded = { 'x-forwarded-for': '198.51.100.7' }

type Requests = Record<'plain' | 'unchanged' | 'proxied' | 'uncached' | 'member', string>

async function requestsFor(db: Database, port: number): Promise<Requests> {
  const first = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  await first.arrayBuffer()
  const etag = first.headers.get('etag') ?? ''
  const token = await signIn(db)
  const ask = { path, encoding: 'br' }
  return {
    plain: requestText(ask),
    unchanged: requestText({ ...ask, headers: { 'if-none-match': etag } }),
    proxied: requestText({ ...ask, headers: forwarded }),
    uncached: requestText(ask),
    member: requestText({ ...ask, token }),
  }
}

export const kept: Benchmark = {
  name: 'kept',
  run: ({ isQuick }) =>
    withDatabase(async ({ db, pool, url: databaseUrl }) => {
      const postmaster = await findPostmaster(pool)
      const trustProxy = ['127.0.0.1']
      return withProcess<SiteProcessInfo, Metric[]>('site', { databaseUrl, trustProxy }, (site, child) =>
        withProcess<SiteProcessInfo, Metric[]>(
          'site',
          { databaseUrl, isUncached: true },
          async (bare, bareChild) => {
            const requests = await requestsFor(db, site.port)
            const names = Object.keys(requests) as (keyof Requests)[]
            const costs = Object.fromEntries(names.map(name => [name, [] as Cost[]])) as Record<
              keyof Requests,
              Cost[]
            >
            // The first round is the warm-up.
            for (let round = 0; round <= (isQuick ? 3 : 7); round += 1)
              for (const name of names) {
                const [port, pid] = name === 'uncached' ? [bare.port, bareChild.pid] : [site.port, child.pid]
                const asked = { port, pid: pid ?? 0, requests: [requests[name]] }
                const cost = await measureCost(asked, { postmaster, seconds: isQuick ? 1 : 3 })
                if (round > 0) costs[name].push(cost)
              }
            for (const name of names) console.log(`  ${name}: ${(total(costs[name]) * 1000).toFixed(0)} µs`)
            const beside = (name: keyof Requests, other: keyof Requests) =>
              total(costs[name]) / total(costs[other])
            return [
              metric('304 of a kept list: processor time beside its 200', beside('unchanged', 'plain'), {
                atMost: 0.6,
              }),
              metric('kept list behind a proxy: answers for the same time', beside('plain', 'proxied'), {
                atLeast: 0.8,
              }),
              metric(
                'list of a member: processor time beside a stranger’s that is not kept',
                beside('member', 'uncached'),
                { atMost: 1.3 },
              ),
            ]
          },
        ),
      )
    }, 10_000),
}
