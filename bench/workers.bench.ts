// What do two processes carry beside one, of lists that no cache has?
import { cpus } from 'node:os'
import { findPostmaster } from './cost/processor-cost.ts'
import { withDatabase } from './machine/database.ts'
import { requestText, runLoad } from './machine/http.ts'
import { readProcessorTime } from './machine/processor-time.ts'
import { withStartedSite } from './machine/started-site.ts'
import { type Benchmark, median, metric } from './metric.ts'

const recipes = 100_000
const workers = 2
const connections = 16
/** More than are asked in a round, so that each is new. */
const questionsInRound = 20_000

/** Processors that each part keeps busy while there are questions. */
type Busy = { site: number; postgres: number; load: number }
type Round = Busy & { perSecond: number }

export const workersBenchmark: Benchmark = {
  name: 'workers',
  run: ({ isQuick }) =>
    withDatabase(({ pool, url: DATABASE_URL }) => {
      const seconds = isQuick ? 2 : 5
      const environment = { DATABASE_URL, SAMPLE_RECIPES: 'off' }
      return withStartedSite({ environment }, single =>
        withStartedSite({ environment: { ...environment, WORKERS: String(workers) } }, async several => {
          const postgres = await findPostmaster(pool)
          const [one, many]: [Round[], Round[]] = [[], []]
          for (let round = 0; round <= (isQuick ? 3 : 7); round += 1) {
            const alone = await askNew({ ...single, postgres }, round, seconds)
            const together = await askNew({ ...several, postgres }, round, seconds)
            // The first round is the warm-up.
            if (round > 0) [one.push(alone), many.push(together)]
          }
          const medianOf = (rounds: Round[], part: keyof Round) => median(rounds.map(round => round[part]))
          const describe = (rounds: Round[]) =>
            `${medianOf(rounds, 'perSecond').toFixed(0)}/s, busy processors: site ${medianOf(rounds, 'site').toFixed(2)}, PostgreSQL ${medianOf(rounds, 'postgres').toFixed(2)}, load ${medianOf(rounds, 'load').toFixed(2)}`
          const busy = medianOf(one, 'site') + medianOf(one, 'postgres') + medianOf(one, 'load')
          const most = Math.min(workers, cpus().length / busy)
          const ratio = medianOf(many, 'perSecond') / medianOf(one, 'perSecond')
          console.log(`  one process: ${describe(one)}`)
          console.log(`  ${workers} workers: ${describe(many)}`)
          console.log(
            `  at the same cost a list ${cpus().length} processors carry at most ${most.toFixed(2)} of one process's rate`,
          )
          return [
            metric('uncached lists, two workers: rate beside one process', ratio, { atLeast: 1.6 }),
            metric('uncached lists, two workers: rate beside what the processors allow', ratio / most, {
              atLeast: 0.9,
            }),
          ]
        }),
      )
    }, recipes),
}

type Asked = { port: number; pid: number | undefined; postgres: number }

async function askNew({ port, pid = 0, postgres }: Asked, round: number, seconds: number): Promise<Round> {
  const requests = Array.from({ length: questionsInRound }, (_, n) => {
    const question = round * questionsInRound + n
    const filters = `minServings=${(question % 9) + 1}&maxPrepTime=${60 + Math.floor(question / 9)}`
    return requestText({ path: `/api/recipes?limit=24&fields=card&${filters}` })
  })
  const before = [await readProcessorTime(pid), await readProcessorTime(postgres)]
  const { perSecond, processors: load } = await runLoad({ port, requests, connections, seconds })
  const after = [await readProcessorTime(pid), await readProcessorTime(postgres)]
  const [site = 0, database = 0] = after.map((time, index) => (time - (before[index] ?? 0)) / seconds)
  return { perSecond, site, postgres: database, load }
}
