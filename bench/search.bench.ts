// Do search, suggestions and far pages stay fast from ten thousand recipes to a million?
import type { Pool } from 'pg'
import { syntheticName } from '#tools/synthetic/synthetic-recipe.ts'
import { withDatabase } from './machine/database.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { type Benchmark, type Metric, median, metric, quantile } from './metric.ts'

const searches: Record<string, string> = {
  common: 'q=salt',
  'common in titles': 'q=chicken',
  'of a hundredth': 'q=pilau',
  rare: `q=${syntheticName(5_000)}`,
  'rare, newest': `q=${syntheticName(5_000)}&sort=newest`,
  absent: 'q=zzxxyyq',
  typo: 'q=chikcen',
  'rare typo': `q=${syntheticName(5_000).slice(0, -1)}x`,
  substring: 'q=hicke',
  'common substring': 'q=ing',
  'common substring, newest': 'q=ing&sort=newest',
  'two words': 'q=chicken+rice',
  'with filters': 'q=chicken&dietType=Vegan&maxPrepTime=30',
}
const base = '/api/recipes?limit=24&fields=card'
const maxMs = { search: 50, suggestions: 20 }
const maxGrowth = 3
const maxCursorSlowdown = 1.2

export const search: Benchmark = {
  name: 'search',
  run: ({ isQuick }) => {
    const sizes = isQuick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
    return withSites(sizes, async sites => {
      const measured = await measure(sites, isQuick ? 30 : 150)
      printCurve(sizes, measured)
      return toMetrics(measured, (sizes.at(-1) ?? 0).toLocaleString('en'))
    })
  },
}

type Site = { port: number; paths: Record<string, string> }

/** Opens a site of each size. They are measured in turns, so that other load on the machine affects all sizes alike. */
async function withSites<Result>(
  sizes: number[],
  work: (sites: Site[]) => Promise<Result>,
  opened: Site[] = [],
): Promise<Result> {
  const [size, ...larger] = sizes
  if (size === undefined) return work(opened)
  return withDatabase(
    ({ url, pool }) =>
      withProcess<SiteProcessInfo, Result>('site', { databaseUrl: url, isUncached: true }, async ({ port }) =>
        withSites(larger, work, [...opened, { port, paths: await pathsOf(pool) }]),
      ),
    size,
  )
}

const pathsOf = async (pool: Pool): Promise<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(searches).map(([name, query]) => [`search, ${name}`, `${base}&${query}`]),
  ),
  'suggestions, two letters': '/api/recipes/suggestions?q=ch',
  'suggestions, a word': '/api/recipes/suggestions?q=chicken',
  'page 1': base,
  'page 10,000': `${base}&cursor=${await farCursor(pool)}`,
})

/** Returns the cursor of page 10,000. In a smaller site, the cursor of the page where the last quarter begins. */
async function farCursor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    'select recipe_id as id from recipe_search order by recipe_id desc offset (select least(240000, count(*) * 3 / 4) from recipe_search) limit 1',
  )
  const id = rows[0]?.id ?? 1
  return Buffer.from(`newest.0.${id}.${id}`).toString('base64url')
}

type Times = Record<string, number[]>

async function measure(sites: Site[], rounds: number): Promise<Times[]> {
  const names = Object.keys(sites[0]?.paths ?? {})
  const measured: Times[] = sites.map(() => Object.fromEntries(names.map(name => [name, []])))
  for (let round = -2; round < rounds; round += 1) {
    for (const name of names) {
      for (const [index, { port, paths }] of sites.entries()) {
        const started = performance.now()
        const answer = await fetch(`http://127.0.0.1:${port}${paths[name]}`)
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`${paths[name]} answered ${answer.status}.`)
        if (round >= 0) measured[index]?.[name]?.push(performance.now() - started)
      }
    }
  }
  return measured
}

function toMetrics(measured: Times[], recipes: string): Metric[] {
  const [smallest, largest] = [measured[0] ?? {}, measured.at(-1) ?? {}]
  const p50 = (times: Times, name: string) => median(times[name] ?? [])
  return Object.keys(largest).flatMap(name => {
    if (name === 'page 1') return []
    if (name === 'page 10,000') {
      const beside = p50(largest, name) / p50(largest, 'page 1')
      return [
        metric(`page far behind by cursor beside page 1, at ${recipes}`, beside, {
          atMost: maxCursorSlowdown,
        }),
      ]
    }
    const atMost = name.startsWith('suggestions') ? maxMs.suggestions : maxMs.search
    const growth = p50(largest, name) / p50(smallest, name)
    return [
      metric(`${name}, at ${recipes}: p99`, quantile(largest[name] ?? [], 0.99), { atMost }, ' ms'),
      metric(`${name}, at ${recipes}: p50 beside 10,000`, growth, { atMost: maxGrowth }),
    ]
  })
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
