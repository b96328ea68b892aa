import { setTimeout as sleep } from 'node:timers/promises'
import { aBenchMember } from '../machine/bench-member.ts'
import { withDatabase } from '../machine/database.ts'
import { requestText } from '../machine/http.ts'
import { numberMark, type OpenLoopResult } from '../machine/open-loop.ts'
import { requestOnce } from '../machine/processes.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import {
  type AttackedSite,
  type Visit,
  visitAsStranger,
  watchMemory,
  withAttackedSite,
} from './attacked-site.ts'
import { publishNewWords } from './attacker.ts'

const largeRecipes = 52
const textLength = 57_000
const perSecond = 10
const recoverySeconds = 60

/** The largest answer that a visitor can ask for, of which no cache has this one. */
const largeList = requestText({
  path: `/api/recipes?dietType=Vegan&maxPrepTime=${numberMark}&limit=100`,
  encoding: 'br',
})
/** A list that nobody has asked for before, and the page that most begin with. */
const strangerPaths = {
  list: (n: number) => `/api/recipes?limit=24&fields=card&maxPrepTime=${100 + (n % 9_000)}`,
  page: () => '/recipes',
}

/** What others notice while one address asks for large answers within its rate, and what memory these take. */
export const measureLargeAnswers = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withDatabase(async database => {
    const { token } = await aBenchMember(database)
    return withAttackedSite(
      async site => {
        for (let n = 0; n < largeRecipes; n += 1) await publishNewWords({ ...site, token }, n, textLength)
        const seconds = isQuick ? 10 : 60
        const visit = () => visitAsStranger(site.port, strangerPaths, seconds)
        const quiet = await visit()
        const idle = site.rssMb()
        const { result, greatest } = await watchMemory(site, Promise.all([visit(), ask(site, seconds)]))
        const [attacked, attack] = result
        await sleep(recoverySeconds * 1_000)
        const after = site.rssMb()
        console.log(
          `  quiet ${describe(quiet)}; attacked ${describe(attacked)}; ${attack.served.count} large answers, p99 ${attack.served.p99.toFixed(0)} ms, ${attack.refused.count} refused, ${attack.cut} cut; ${idle.toFixed(0)} MB before`,
        )
        const under = `asked for ${perSecond} large answers a second`
        return [
          ...(['list', 'page'] as const).flatMap(name => [
            metric(`${under}: a stranger's ${name}, p50 beside quiet`, attacked[name].p50 / quiet[name].p50, {
              atMost: 10,
            }),
            metric(`${under}: a stranger's ${name}, p99 beside quiet`, attacked[name].p99 / quiet[name].p99, {
              atMost: 10,
            }),
            metric(`${under}: a stranger's ${name}, share served`, attacked[name].served, { atLeast: 1 }),
          ]),
          metric(`${under}: greatest memory`, greatest, { atMost: 400 }, ' MB'),
          metric(`a minute after that: memory beside before`, after / idle, { atMost: 1.1 }),
        ]
      },
      { environment: { DATABASE_URL: database.url } },
    )
  }, 0)

const ask = ({ port }: AttackedSite, seconds: number): Promise<OpenLoopResult> =>
  requestOnce<OpenLoopResult>('open-loop', {
    port,
    request: largeList,
    status: 200,
    perSecond,
    seconds,
    connections: perSecond * seconds,
  })

const describe = (visits: Record<keyof typeof strangerPaths, Visit>): string =>
  Object.entries(visits)
    .map(([name, { p50, p99 }]) => `${name} p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`)
    .join(', ')
