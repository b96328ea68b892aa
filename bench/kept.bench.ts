// What does a kept answer cost by another way than a stranger's plain GET: unchanged, behind a proxy, to a member? Processor time.
import type { ChildProcess } from 'node:child_process'
import type { Database } from '#server/platform/database/connect.ts'
import { type Cost, findPostmaster, measureCost, total } from './cost/processor-cost.ts'
import { aBenchMember } from './machine/bench-member.ts'
import { captureResponse } from './machine/capture-response.ts'
import { withDatabase } from './machine/database.ts'
import { requestText } from './machine/http.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo, SiteRequest } from './machine/site-process.ts'
import { type Benchmark, type Metric, metric } from './metric.ts'

const path = '/api/recipes?limit=24&fields=card'
const forwarded = { 'x-forwarded-for': '198.51.100.7' }

type RequestName = 'plain' | 'unchanged' | 'proxied' | 'rawPlain' | 'rawUnchanged' | 'uncached' | 'member'
type Requests = Record<RequestName, string>

async function requestsFor(db: Database, port: number): Promise<Requests> {
  const first = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  await first.arrayBuffer()
  const etag = first.headers.get('etag') ?? ''
  const { token } = await aBenchMember({ db })
  const ask = { path, encoding: 'br' }
  return {
    plain: requestText(ask),
    unchanged: requestText({ ...ask, headers: { 'if-none-match': etag } }),
    proxied: requestText({ ...ask, headers: forwarded }),
    rawPlain: requestText(ask),
    rawUnchanged: requestText({ ...ask, headers: { 'if-none-match': etag } }),
    uncached: requestText(ask),
    member: requestText({ ...ask, token }),
  }
}

type Target = { port: number; child: ChildProcess }

export const kept: Benchmark = {
  name: 'kept',
  run: ({ isQuick }) =>
    withDatabase(async ({ db, pool, url: databaseUrl }) => {
      const postmaster = await findPostmaster(pool)
      const rounds = isQuick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 }
      return withSite({ databaseUrl, trustProxy: ['127.0.0.1'] }, site =>
        withSite({ databaseUrl, isUncached: true }, async bare => {
          const requests = await requestsFor(db, site.port)
          const answer = await captureResponse(site.port, path)
          return withProcess<number, Metric[]>('raw', answer, async (port, child) => {
            const raw = { port, child }
            const targets = { ...everyRequest(site), uncached: bare, rawPlain: raw, rawUnchanged: raw }
            return compare(await measureCosts(requests, targets, { postmaster, ...rounds }))
          })
        }),
      )
    }, 10_000),
}

const withSite = (request: SiteRequest, work: (site: Target) => Promise<Metric[]>): Promise<Metric[]> =>
  withProcess<SiteProcessInfo, Metric[]>('site', request, ({ port }, child) => work({ port, child }))

const everyRequest = (target: Target) => ({
  plain: target,
  unchanged: target,
  proxied: target,
  member: target,
})

/** Interleaved, in milliseconds of processor time. */
async function measureCosts(
  requests: Requests,
  targets: Record<RequestName, Target>,
  { postmaster, rounds, seconds }: { postmaster: number; rounds: number; seconds: number },
): Promise<Record<RequestName, number>> {
  const names = Object.keys(requests) as RequestName[]
  const costs = new Map<RequestName, Cost[]>(names.map(name => [name, []]))
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const { port, child } = targets[name]
      const asked = { port, pid: child.pid ?? 0, requests: [requests[name]] }
      const cost = await measureCost(asked, { postmaster, seconds })
      if (round > 0) costs.get(name)?.push(cost)
    }
  const totals = names.map(name => [name, total(costs.get(name) ?? [])] as const)
  for (const [name, ms] of totals) console.log(`  ${name}: ${(ms * 1000).toFixed(0)} µs`)
  return Object.fromEntries(totals) as Record<RequestName, number>
}

const compare = (costs: Record<RequestName, number>): Metric[] => [
  metric(
    '304 of a kept list beside its 200: processor time beside what bare node:http has',
    costs.unchanged / costs.plain / (costs.rawUnchanged / costs.rawPlain),
    { atMost: 1.1 },
  ),
  metric('kept list behind a proxy: answers for the same time', costs.plain / costs.proxied, {
    atLeast: 0.8,
  }),
  metric(
    'list of a member: processor time beside a stranger’s that is not kept',
    costs.member / costs.uncached,
    { atMost: 1.3 },
  ),
]
