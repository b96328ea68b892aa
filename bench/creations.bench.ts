// Can two hundred people publish at once? Nobody is refused, and it takes no longer than one after another.

import { createSyntheticRecipe, syntheticName } from '#tools/synthetic/synthetic-recipe.ts'
import { aBenchMember } from './machine/bench-member.ts'
import { withDatabase } from './machine/database.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { type Benchmark, median, metric } from './metric.ts'

// A database of its own: the recipes published here, and drawing their covers, must not affect other benchmarks.
const recipes = 5_000
const recipesPerRound = 200

export const creations: Benchmark = {
  name: 'creations',
  run: ({ isQuick }) =>
    withDatabase(
      database =>
        withProcess<SiteProcessInfo, ReturnType<typeof metric>[]>(
          'site',
          { databaseUrl: database.url },
          async ({ port }) => {
            const { token } = await aBenchMember(database)
            let number = 0
            const publish = () => post(port, token, number++)
            const [concurrentMs, sequentialMs, refused]: [number[], number[], number[]] = [[], [], []]
            for (let round = 0; round <= (isQuick ? 2 : 5); round += 1) {
              const atOnce = await timed(() => Promise.all(Array.from({ length: recipesPerRound }, publish)))
              const inTurn = await timed(() => oneByOne(publish))
              // The first round is the warm-up; only its refusals count.
              refused.push(atOnce.answers.filter(status => status !== 201).length)
              if (round > 0) [concurrentMs.push(atOnce.took), sequentialMs.push(inTurn.took)]
            }
            console.log(
              `  ${recipesPerRound} recipes: ${median(concurrentMs).toFixed(0)} ms at once, ${median(sequentialMs).toFixed(0)} ms one after another`,
            )
            return [
              metric(`${recipesPerRound} recipes published at once: refused`, Math.max(...refused), {
                atMost: 0,
              }),
              metric(
                `${recipesPerRound} recipes published at once: time beside one after another`,
                median(concurrentMs) / median(sequentialMs),
                { atMost: 1 },
              ),
            ]
          },
        ),
      recipes,
    ),
}

/** Every ten recipes share a word that is new to the vocabulary, so that concurrent inserts of it conflict. */
async function post(port: number, token: string, number: number): Promise<number> {
  const { ingredients, instructions, ...made } = createSyntheticRecipe(9_000_000 + number)
  const word = `zq${syntheticName(Math.floor(number / 10))}`
  const answer = await fetch(`http://127.0.0.1:${port}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...made,
      ingredients: [...ingredients, word].join('\n'),
      instructions: instructions.join('\n'),
      rating: 4,
    }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function oneByOne(publish: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < recipesPerRound; turn += 1) statuses.push(await publish())
  return statuses
}

async function timed<Answers>(work: () => Promise<Answers>): Promise<{ answers: Answers; took: number }> {
  const started = performance.now()
  const answers = await work()
  return { answers, took: performance.now() - started }
}
