// Does search, and do suggestions and far pages, stay fast from ten thousand recipes to a million?
import type { Pool } from 'pg'
import { houseName } from '#tools/many/make-recipe.ts'
import { figure, median, type Question, quantile } from './figure.ts'
import { withDatabase } from './machine/database.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteAnswer } from './machine/site-process.ts'

const searches: Record<string, string> = {
  common: 'q=salt',
  'common in titles': 'q=chicken',
  'of a hundredth': 'q=pilau',
  rare: `q=${houseName(5_000)}`,
  'rare, newest': `q=${houseName(5_000)}&sort=newest`,
  absent: 'q=zzxxyyq',
  typo: 'q=chikcen',
  'rare typo': `q=${houseName(5_000).slice(0, -1)}x`,
  substring: 'q=hicke',
  'common substring': 'q=ing',
  'common substring, newest': 'q=ing&sort=newest',
  'two words': 'q=chicken+rice',
  'with filters': 'q=chicken&dietType=Vegan&maxPrepTime=30',
}
const base = '/api/recipes?limit=24&fields=card'

export const search: Question = {
  name: 'search',
  ask: async ({ isQuick }) => {
    const sizes = isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
    const measured = []
    for (const size of sizes)
      measured.push(await withDatabase(({ url, pool }) => measure(url, pool, isQuick ? 40 : 120), size))
    printCurve(sizes, measured)
    const [smallest, largest] = [measured[0], measured.at(-1)]
    const words = `at ${(sizes.at(-1) ?? 0).toLocaleString('en')} recipes`
    return Object.keys(largest ?? {}).flatMap(name => {
      const times = largest?.[name] ?? []
      if (name === 'page 10,000') {
        const first = median(largest?.['page 1'] ?? [])
        return [
          figure(`page far behind by cursor beside page 1, ${words}`, median(times) / first, { atMost: 1.2 }),
        ]
      }
      if (name === 'page 1') return []
      const limit = name.startsWith('suggestions') ? 20 : 50
      const growth = median(times) / median(smallest?.[name] ?? [])
      return [
        figure(`${name} ${words}: p99`, quantile(times, 0.99), { atMost: limit }, ' ms'),
        figure(`${name} ${words}: p50 beside 10,000 recipes`, growth, { atMost: 3 }),
      ]
    })
  },
}

type Times = Record<string, number[]>

const measure = (url: string, pool: Pool, rounds: number): Promise<Times> =>
  withProcess<SiteAnswer, Times>('site', { databaseUrl: url }, async ({ port }) => {
    const far = await farCursor(pool)
    const paths: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(searches).map(([name, query]) => [`search, ${name}`, `${base}&${query}`]),
      ),
      'suggestions, two letters': '/api/recipes/suggestions?q=ch',
      'suggestions, a word': '/api/recipes/suggestions?q=chicken',
      'page 1': base,
      'page 10,000': `${base}&cursor=${far}`,
    }
    const times: Times = Object.fromEntries(Object.keys(paths).map(name => [name, []]))
    let nonce = 0
    for (let round = -2; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(paths)) {
        // What the site has not been asked before it cannot have kept.
        const started = performance.now()
        const answer = await fetch(`http://127.0.0.1:${port}${path}&n=${nonce++}`)
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
        if (round >= 0) times[name]?.push(performance.now() - started)
      }
    }
    return times
  })

/** The cursor of page 10,000, or of the last quarter of a smaller site. */
async function farCursor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    'select recipe_id as id from recipe_search order by recipe_id desc offset (select least(240000, sum(count) * 3 / 4) from recipe_facets where kind = $1) limit 1',
    ['all'],
  )
  const id = rows[0]?.id ?? 1
  return Buffer.from(`newest.0.${id}.${id}`).toString('base64url')
}

function printCurve(sizes: number[], measured: Times[]): void {
  console.log(`  p50 / p99 in ms at ${sizes.map(size => size.toLocaleString('en')).join(', ')} recipes`)
  for (const name of Object.keys(measured[0] ?? {})) {
    const cells = measured.map(
      times => `${median(times[name] ?? []).toFixed(1)} / ${quantile(times[name] ?? [], 0.99).toFixed(1)}`,
    )
    console.log(`  ${name.padEnd(34)} ${cells.join('   ')}`)
  }
}
