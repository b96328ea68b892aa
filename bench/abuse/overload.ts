import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { requestText } from '../machine/http.ts'
import { numberMark, type OpenLoopRequest, type OpenLoopResult } from '../machine/open-loop.ts'
import { requestOnce } from '../machine/processes.ts'
import { type BenchmarkOptions, type Metric, metric, quantile } from '../metric.ts'
import { type AttackedSite, askAsStranger, withAttackedSite } from './attacked-site.ts'

const maxP99Ms = 250
/** Of a rate that is too much. */
const sharesOfRate = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]
const maxRate = 6_400
const overload = 10
const loginsPerSecond = 200
const connections = { usual: 400, overload: 3_000, logins: 1_000 }
const loginsFirstAddress = 6_000
/** Longer than these are told as these. */
const maxRecoverySeconds = 60

/** A list that nobody has asked for before: no cache has it. */
const newQuestion = requestText({
  path: `/api/recipes?limit=24&fields=card&maxPrepTime=${numberMark}`,
  encoding: 'identity',
})
const wrongLogin = requestText({
  method: 'POST',
  path: '/api/auth/login',
  body: { email: `nobody-${numberMark}@example.org`, password: 'a guess' },
})

/** What becomes of a site that is asked ten times as much as it can answer, and of one that many try to sign in to. */
export async function measureOverload({ isQuick }: BenchmarkOptions): Promise<Metric[]> {
  const metricsPort = await findFreePort()
  const measure = async (site: AttackedSite): Promise<Metric[]> => {
    const seconds = isQuick ? 10 : 60
    const ask = (perSecond: number, load: Partial<OpenLoopRequest> = {}) =>
      askOpenLoop(site, { perSecond, seconds: isQuick ? 3 : 6, ...load })
    await ask(50)
    const capacity = await findCapacity(ask)
    const usual = await ask(0.8 * capacity)
    const memoryBefore = site.rssMb()

    const watch = watchHealth(site.port)
    const watchInside = watchHealth(metricsPort)
    const over = await ask(overload * capacity, { seconds, connections: connections.overload })
    const livez = watch.stop()
    const inside = watchInside.stop()
    const recovered = await secondsUntil(() => isAnsweredAsUsual(site, usual.served.p99))
    const shrunk = await secondsUntil(async () => site.rssMb() <= 1.1 * memoryBefore)

    const browsing = 0.5 * capacity
    const quiet = await ask(browsing, { seconds: isQuick ? 5 : 20 })
    const flood = ask(loginsPerSecond, {
      request: wrongLogin,
      status: 401,
      seconds: isQuick ? 7 : 22,
      connections: connections.logins,
      firstAddress: loginsFirstAddress,
    })
    await sleep(1_000)
    const flooded = await ask(browsing, { seconds: isQuick ? 5 : 20 })
    const logins = await flood

    console.log(
      `  ${capacity.toFixed(0)} new questions a second within ${maxP99Ms} ms; at 0.8 of it p99 ${usual.served.p99.toFixed(0)} ms; ${memoryBefore.toFixed(0)} MB before`,
    )
    console.log(`  at ${overload} times as many: ${describe(over)}`)
    console.log(`  logins: ${describe(logins)}`)
    const under = `asked ${overload} times what it can answer`
    return [
      metric(`${under}: p99 of what is served beside 0.8 of that`, over.served.p99 / usual.served.p99, {
        atMost: 2,
      }),
      metric(`${under}: share of that which is served`, over.served.perSecond / capacity, { atLeast: 0.8 }),
      metric(`${under}: p99 of a refusal`, over.refused.p99, { atMost: 100 }, ' ms'),
      metric(`${under}: answers that are neither served nor 503 or 429, or cut`, over.others + over.cut, {
        atMost: 0,
      }),
      metric(`${under}: refusals without Retry-After`, over.refused.withoutRetryAfter, { atMost: 0 }),
      metric(`${under}: different Retry-After`, over.refused.retryAfters.length, { atLeast: 3 }),
      metric(`${under}: p99 of /livez`, livez.p99, { atMost: 200 }, ' ms'),
      metric(`${under}: p99 of /livez on METRICS_PORT`, inside.p99, { atMost: 200 }, ' ms'),
      metric(`${under}: share of /livez answered`, livez.answered, { atLeast: 1 }),
      metric('after that: until a new question is answered as usual', recovered, { atMost: 5 }, ' s'),
      metric('after that: until memory is within a tenth of before', shrunk, { atMost: 30 }, ' s'),
      metric(
        `browsing beside ${loginsPerSecond} logins a second: p99 beside without`,
        flooded.served.p99 / quiet.served.p99,
        { atMost: 1.3 },
      ),
      metric(
        `browsing beside ${loginsPerSecond} logins a second: share served`,
        flooded.served.count / (flooded.served.count + flooded.refused.count + flooded.cut),
        { atLeast: 1 },
      ),
    ]
  }
  return withAttackedSite(measure, { environment: { METRICS_PORT: String(metricsPort) } })
}

let usedNumbers = 0

function askOpenLoop(
  { port }: AttackedSite,
  load: Pick<OpenLoopRequest, 'perSecond' | 'seconds'> & Partial<OpenLoopRequest>,
): Promise<OpenLoopResult> {
  const before = usedNumbers
  usedNumbers += load.perSecond * load.seconds
  return requestOnce<OpenLoopResult>('open-loop', {
    port,
    request: newQuestion,
    status: 200,
    usedNumbers: Math.round(before),
    connections: connections.usual,
    ...load,
  })
}

/** A rate at which 99 of 100 are served, and those within the time: it is doubled until it is too much, then lowered until it is not. */
async function findCapacity(ask: (perSecond: number) => Promise<OpenLoopResult>): Promise<number> {
  let rate = 100
  while (rate < maxRate && isWithin(await ask(rate))) rate *= 2
  for (const share of sharesOfRate) if (isWithin(await ask(share * rate))) return share * rate
  throw new Error(`The site does not even answer ${sharesOfRate.at(-1)} of ${rate} new questions a second.`)
}

const isWithin = ({ served, refused, others, cut, unsent }: OpenLoopResult): boolean =>
  served.p99 <= maxP99Ms && refused.count + others + cut + unsent <= served.count / 100

/** Asks for /livez until it is stopped. */
function watchHealth(port: number) {
  const times: number[] = []
  let asked = 0
  const timer = setInterval(async () => {
    asked += 1
    const { status, ms } = await askAsStranger(port, '/livez')
    if (status === 200) times.push(ms)
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return { p99: quantile(times, 0.99), answered: times.length / asked }
    },
  }
}

/** Twenty in a row. */
async function isAnsweredAsUsual({ port }: AttackedSite, usualMs: number): Promise<boolean> {
  for (let n = 0; n < 20; n += 1) {
    usedNumbers += 1
    const path = `/api/recipes?limit=24&fields=card&maxPrepTime=${1_000 + (usedNumbers % 9_000)}`
    const { status, ms } = await askAsStranger(port, path)
    if (status !== 200 || ms > 2 * usualMs) return false
  }
  return true
}

async function secondsUntil(isReached: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  while (seconds() < maxRecoverySeconds && !(await isReached())) await sleep(100)
  return seconds()
}

const describe = ({ served, refused, others, cut, unsent }: OpenLoopResult): string =>
  `${served.perSecond.toFixed(0)} a second served, p99 ${served.p99.toFixed(0)} ms; ${refused.count} refused, p99 ${refused.p99.toFixed(0)} ms, Retry-After ${refused.retryAfters.join(' ') || 'none'} s; ${others} others, ${cut} cut, ${unsent} not sent since every connection was in use`
