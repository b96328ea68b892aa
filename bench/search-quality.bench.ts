// How relevant are search results? nDCG@10 and the share of searches that wrongly find nothing.
import { readFile } from 'node:fs/promises'
import { recipeListQuery } from '#contract/recipe-lists.ts'
import { recipeInput } from '#contract/recipes.ts'
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { insertRecipe } from '#server/features/recipes/recipes.queries.ts'
import { listCards } from '#server/features/recipes/search/recipe-list.queries.ts'
import { indexRecipe } from '#server/features/recipes/search/search-index.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { corpusSchema, recipeBody } from '#tools/corpus/corpus-recipe.ts'
import { withDatabase } from './machine/database.ts'
import { type Benchmark, median, metric } from './metric.ts'
import { type Judgement, judgements } from './search-judgements.table.ts'

export const searchQuality: Benchmark = {
  name: 'search-quality',
  needsFile: true,
  run: ({ from }) =>
    withDatabase(async ({ db }) => {
      await publish(db, from ?? '')
      const scores = []
      for (const judgement of judgements.filter(({ best }) => best.length > 0)) {
        const found = await searchTitles(db, judgement.q)
        const score = gainOf(found, judgement) / idealGain(judgement)
        scores.push({ q: judgement.q, score, isEmpty: found.length === 0 })
        if (score < 0.85)
          console.log(`  ${score.toFixed(2)}  ${judgement.q}: ${found.slice(0, 5).join(' · ')}`)
      }
      const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
      return [
        metric(`search quality: mean nDCG@10 of ${scores.length} searches`, mean, { atLeast: 0.85 }),
        metric('search quality: median nDCG@10', median(scores.map(({ score }) => score)), { atLeast: 0.85 }),
        metric(
          'search quality: searches with an answer that found nothing',
          scores.filter(({ isEmpty }) => isEmpty).length,
          { atMost: 0 },
        ),
      ]
    }),
}

async function publish(db: Database, file: string): Promise<void> {
  const member = {
    email: 'judge@mezani.example',
    username: 'judge',
    firstName: '',
    passwordHash: 'nobody signs in',
  }
  const author = await insertAccount(db, member)
  for (const recipe of corpusSchema.parse(JSON.parse(await readFile(file, 'utf8')))) {
    const input = recipeInput.parse(recipeBody(recipe))
    const { id } = await insertRecipe(db, author, input)
    await indexRecipe(db, { ...input, id })
  }
}

async function searchTitles(db: Database, q: string): Promise<string[]> {
  const query = recipeListQuery.parse({ q, limit: '10', fields: 'card' })
  const { shown } = await listCards(db, query, { viewerId: undefined })
  return shown.map(({ title }) => title)
}

const grades = ({ best, good = [], fair = [] }: Judgement): Map<string, number> =>
  new Map([
    ...fair.map(title => [title, 1] as const),
    ...good.map(title => [title, 2] as const),
    ...best.map(title => [title, 3] as const),
  ])

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

function gainOf(found: readonly string[], judgement: Judgement): number {
  const graded = grades(judgement)
  return discounted(found.map(title => graded.get(title) ?? 0))
}

const idealGain = (judgement: Judgement): number =>
  discounted([...grades(judgement).values()].sort((one, other) => other - one))
