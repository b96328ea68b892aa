// How many of strangers' reads does a replica take while a tenth of all requests write, and what do the reads wait for it?
import { setTimeout as sleep } from 'node:timers/promises'
import { startReplicatedPostgres } from '#harness/replicated-postgres.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { insertSyntheticRecipes } from '#tools/synthetic/insert-synthetic.ts'
import { aBenchMember } from './machine/bench-member.ts'
import { requestText, runLoad } from './machine/http.ts'
import { withStartedSite } from './machine/started-site.ts'
import { type Benchmark, type Metric, metric } from './metric.ts'

const recipes = 10_000
const members = 100
const connections = 4
/** More than are sent in a run, so that no cache has the answer. */
const requestCount = 60_000
const limits =
  'throttles.comment.perUser=1_000_000/600 generalThrottles.perUser=1_000_000/300 maxCommentsPerMemberAndRecipe=100_000'

export const replicasBenchmark: Benchmark = {
  name: 'replicas',
  async run({ isQuick }) {
    const pair = await startReplicatedPostgres({ max_connections: '120' })
    try {
      const tokens = await fill(pair.primary)
      await pair.caughtUp()
      const metricsPort = await findFreePort()
      const environment = {
        DATABASE_URL: pair.urls.primary,
        DATABASE_REPLICA_URLS: pair.urls.replica,
        METRICS_PORT: String(metricsPort),
        SAMPLE_RECIPES: 'off',
        LIMITS: limits,
      }
      return await withStartedSite({ environment }, async ({ port }) => {
        // Until the first look at the replica.
        await sleep(2_000)
        return measure({ port, metricsPort, tokens, seconds: isQuick ? 5 : 20 })
      })
    } finally {
      await pair.stop()
    }
  },
}

type Run = { port: number; metricsPort: number; tokens: string[]; seconds: number }

async function measure({ port, metricsPort, tokens, seconds }: Run): Promise<Metric[]> {
  const before = await readCounts(metricsPort)
  const { perSecond, p50, p99 } = await runLoad({
    port,
    connections,
    seconds,
    requests: mixedRequests(tokens),
  })
  const after = await readCounts(metricsPort)
  const [replica, primary] = [after.replica - before.replica, after.primary - before.primary]
  console.log(
    `  ${perSecond.toFixed(0)} requests a second, a tenth of them comments; ${replica} reads by the replica, ${primary} by the primary; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
  return [
    metric(
      'strangers’ reads by the replica, a tenth of requests writes',
      (100 * replica) / (replica + primary),
      {
        atLeast: 90,
      },
      ' %',
    ),
  ]
}

/** Nine lists that nobody has asked for before, then a comment, which empties the cache. */
const mixedRequests = (tokens: string[]): string[] =>
  Array.from({ length: requestCount }, (_, n) =>
    n % 10 === 9
      ? requestText({
          method: 'POST',
          path: `/api/recipes/${1 + (n % recipes)}/comment`,
          token: tokens[Math.floor(n / 10) % tokens.length] ?? '',
          body: { content: `Good ${n}` },
        })
      : requestText({ path: `/api/recipes?limit=24&fields=card&maxPrepTime=${60 + n}` }),
  )

/** The primary's database with recipes and members; returns the members' tokens. */
async function fill(connection: Parameters<typeof openPool>[0]): Promise<string[]> {
  const withoutTimeouts = { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 }
  const pool = openPool({ ...connection, max: 4, ...withoutTimeouts }, () => undefined)
  try {
    await migrate(pool)
    await insertSyntheticRecipes(pool, recipes)
    const db = openDatabase(pool)
    const tokens: string[] = []
    for (let n = 0; n < members; n += 1) tokens.push((await aBenchMember({ db })).token)
    return tokens
  } finally {
    await pool.end()
  }
}

async function readCounts(metricsPort: number): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  const read = (pool: string) =>
    Number(
      new RegExp(`^mezani_reads_total\\{reader="stranger",pool="${pool}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    )
  return { replica: read('replica'), primary: read('primary') }
}
