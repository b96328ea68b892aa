import sharp from 'sharp'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { aBenchMember, type BenchMember } from '../machine/bench-member.ts'
import { type BenchDatabase, withDatabase } from '../machine/database.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import { type AttackedSite, withAttackedSite } from './attacked-site.ts'

const recipes = 10_000
const comments = 10_000
const commentsAtOnce = 1_000
const goal = { atMost: 50 }

/** How long everybody else waits for the event loop while one person does what is largest: the delay that the metrics have. */
export const measureEventLoop = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withDatabase(async database => {
    const reader = await aBenchMember(database)
    const recipeId = await commentOnOne(database, reader)
    const metricsPort = await findFreePort()
    const environment = { DATABASE_URL: database.url, METRICS_PORT: String(metricsPort) }
    return withAttackedSite(
      async site => {
        const works: Record<string, () => Promise<number>> = {
          [`all pages of ${recipes} recipes`]: () => readAll(site, reader, '/api/recipes?limit=100'),
          [`all comments of a recipe with ${comments}`]: () =>
            readAll(site, reader, `/api/recipes/${recipeId}/comments`),
          'avatars of 12 million pixels': () => uploadAvatars(site, reader, isQuick ? 3 : 10),
        }
        const metrics: Metric[] = []
        for (const [name, work] of Object.entries(works)) {
          await findDelays(metricsPort)
          const requests = await work()
          const { p99, max } = await findDelays(metricsPort)
          console.log(`  ${name}: ${requests} requests, the longest delay ${max.toFixed(0)} ms`)
          metrics.push(metric(`delay of the event loop, ${name}: p99`, p99, goal, ' ms'))
        }
        return metrics
      },
      { environment },
    )
  }, recipes)

/** Gives one recipe that many comments, and returns its id. */
async function commentOnOne({ pool }: BenchDatabase, { id }: BenchMember): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from recipes')
  const recipeId = rows[0]?.id ?? 0
  for (let written = 0; written < comments; written += commentsAtOnce)
    await pool.query(
      `insert into comments (recipe_id, author_id, content)
       select $1, $2, repeat('Nzuri sana, asante! ', 10) || n from generate_series(1, $3::int) n`,
      [recipeId, id, commentsAtOnce],
    )
  return recipeId
}

/** Follows the links to further pages; returns how many there were. */
async function readAll({ url }: AttackedSite, { token }: BenchMember, path: string): Promise<number> {
  let next: string | undefined = url + path
  let pages = 0
  while (next) {
    const response: Response = await fetch(next, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${next}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    pages += 1
    const [, link] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
    next = link && new URL(new URL(link).pathname + new URL(link).search, url).href
  }
  return pages
}

async function uploadAvatars({ url }: AttackedSite, { token }: BenchMember, count: number): Promise<number> {
  for (let n = 0; n < count; n += 1) {
    const background = { r: n * 20, g: 120, b: 200 }
    const bytes = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('avatar', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/users/avatar`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`An avatar was refused: ${await response.text()}`)
    await response.arrayBuffer()
  }
  return count
}

/** Since they were last asked for, in milliseconds. */
async function findDelays(metricsPort: number): Promise<{ p99: number; max: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  const delayOf = (name: string) => {
    const [, seconds] =
      new RegExp(`^mezani_nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text) ?? []
    if (seconds === undefined) throw new Error(`The metrics do not name the ${name} delay of the event loop.`)
    return Number(seconds) * 1000
  }
  return { p99: delayOf('p99'), max: delayOf('max') }
}
