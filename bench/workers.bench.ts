// What do two processes carry beside one, of lists that no cache has?
import { cpus } from 'node:os'
import { withDatabase } from './machine/database.ts'
import { requestText, runLoad } from './machine/http.ts'
import { withStartedSite } from './machine/started-site.ts'
import { type Benchmark, median, metric } from './metric.ts'

const recipes = 100_000
const workers = 2
const connections = 16
/** More than are asked in a round, so that each is new. */
const questionsInRound = 20_000

export const workersBenchmark: Benchmark = {
  name: 'workers',
  run: ({ isQuick }) =>
    withDatabase(({ url: DATABASE_URL }) => {
      const seconds = isQuick ? 2 : 5
      const environment = { DATABASE_URL, SAMPLE_RECIPES: 'off' }
      return withStartedSite({ environment }, ({ port: onePort }) =>
        withStartedSite(
          { environment: { ...environment, WORKERS: String(workers) } },
          async ({ port: manyPort }) => {
            const [one, many]: [number[], number[]] = [[], []]
            const ofLoad: number[] = []
            for (let round = 0; round <= (isQuick ? 3 : 7); round += 1) {
              const alone = await askNew(onePort, round, seconds)
              const together = await askNew(manyPort, round, seconds)
              // The first round is the warm-up.
              if (round > 0)
                [one.push(alone.perSecond), many.push(together.perSecond), ofLoad.push(together.processors)]
            }
            console.log(
              `  ${median(many).toFixed(0)}/s with ${workers} workers beside ${median(one).toFixed(0)}/s by one process; ${cpus().length} processors, of which the load takes ${median(ofLoad).toFixed(2)}`,
            )
            return [
              metric('uncached lists, two workers: rate beside one process', median(many) / median(one), {
                atLeast: 1.6,
              }),
            ]
          },
        ),
      )
    }, recipes),
}

async function askNew(
  port: number,
  round: number,
  seconds: number,
): Promise<{ perSecond: number; processors: number }> {
  const requests = Array.from({ length: questionsInRound }, (_, n) => {
    const question = round * questionsInRound + n
    const filters = `minServings=${(question % 9) + 1}&maxPrepTime=${60 + Math.floor(question / 9)}`
    return requestText({ path: `/api/recipes?limit=24&fields=card&${filters}` })
  })
  const { perSecond, processors } = await runLoad({ port, requests, connections, seconds })
  return { perSecond, processors }
}
