// How much of a page's recipe is read, for each way that a page can state it? How long does reading take? The folder that --from
// names has the pages.
import { readPage } from '#server/features/imports/reading/read-page.ts'
import { type KnownPage, readKnownPages } from './import/pages.ts'
import { type Score, scoreReading } from './import/score.ts'
import { type Benchmark, type Metric, median, metric, quantile } from './metric.ts'

type Goals = Partial<Record<keyof Score, number>>

const dataGoals = {
  title: 0.995,
  looseIngredients: 0.96,
  ingredients: 0.98,
  instructions: 0.98,
  servings: 0.97,
  minutes: 0.95,
  image: 0.92,
} satisfies Goals
const within3Points = Object.fromEntries(
  Object.entries(dataGoals).map(([field, goal]) => [field, Math.round((goal - 0.03) * 1_000) / 1_000]),
)

const classes: { name: string; markups: string[]; goals: Goals }[] = [
  { name: 'JSON-LD', markups: ['jsonld', 'both'], goals: dataGoals },
  { name: 'loose JSON-LD', markups: ['jsonld-loose'], goals: within3Points },
  { name: 'microdata', markups: ['microdata'], goals: within3Points },
  { name: 'neither', markups: ['none'], goals: { title: 0.85, ingredients: 0.75, instructions: 0.7 } },
]

const fieldNames: Record<keyof Score, string> = {
  title: 'title',
  looseIngredients: 'all ingredients, letters and digits',
  ingredients: 'ingredients, F1 of lines',
  instructions: 'instructions, F1 of words',
  servings: 'servings',
  minutes: 'total minutes',
  image: 'image, same file',
}

export const importBenchmark: Benchmark = {
  name: 'import',
  needsFolder: true,
  run: async ({ from = '' }) => {
    const pages = await readKnownPages(from)
    // A reader that has run for a while has compiled this code, so compile it before measuring.
    for (const page of pages.slice(0, 20)) read(page)
    const results = pages.map(read)
    const times = results.map(({ ms }) => ms)
    return [
      ...classes.flatMap(({ name, markups, goals }) => {
        const scores = results
          .filter(({ page }) => markups.includes(page.expected.page.markup))
          .map(({ score }) => score)
        return Object.entries(goals).map(([field, goal]) => meanOf(name, scores, field as keyof Score, goal))
      }),
      // Processor time, so that other load does not count.
      metric(`import: reading one of ${pages.length} pages, median`, median(times), { atMost: 60 }, ' ms'),
      metric('import: reading one, p99', quantile(times, 0.99), { atMost: 400 }, ' ms'),
    ]
  },
}

function read(page: KnownPage) {
  const before = process.cpuUsage()
  const { recipes } = readPage(page.html, page.expected.page.url)
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1_000
  return { page, ms, score: scoreReading(recipes[0], page) }
}

function meanOf(name: string, scores: readonly Score[], field: keyof Score, goal: number): Metric {
  const known = scores.map(score => score[field]).filter(value => value !== undefined)
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  return metric(`import: ${name}, ${fieldNames[field]} (${known.length})`, mean, { atLeast: goal })
}
