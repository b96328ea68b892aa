// Can two hundred people publish at once? Nobody is refused, and it takes no longer than one after another.
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { houseName, makeRecipe } from '#tools/many/make-recipe.ts'
import { figure, median, type Question } from './figure.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { withProcess } from './machine/processes.ts'
import type { SiteAnswer } from './machine/site-process.ts'

// A catalogue of its own: what is published here, and the drawing of its covers, disturbs no other question.
const recipes = 5_000
const many = 200

export const creations: Question = {
  name: 'creations',
  ask: ({ isQuick }) =>
    withDatabase(
      database =>
        withProcess<SiteAnswer, ReturnType<typeof figure>[]>(
          'site',
          { databaseUrl: database.url },
          async ({ port }) => {
            const token = await signIn(database)
            let number = 0
            const publish = () => post(port, token, number++)
            const [together, apart, refused]: [number[], number[], number[]] = [[], [], []]
            for (let round = 0; round <= (isQuick ? 2 : 5); round += 1) {
              const atOnce = await timed(() => Promise.all(Array.from({ length: many }, publish)))
              const inTurn = await timed(() => oneByOne(publish))
              // The first round warms both up, and counts for refusals.
              refused.push(atOnce.answers.filter(status => status !== 201).length)
              if (round > 0) [together.push(atOnce.took), apart.push(inTurn.took)]
            }
            console.log(
              `  ${many} recipes: ${median(together).toFixed(0)} ms at once, ${median(apart).toFixed(0)} ms one after another`,
            )
            return [
              figure(`${many} recipes published at once: refused`, Math.max(...refused), { atMost: 0 }),
              figure(
                `${many} recipes published at once: time beside one after another`,
                median(together) / median(apart),
                { atMost: 1 },
              ),
            ]
          },
        ),
      recipes,
    ),
}

async function signIn({ db, pool }: BenchDatabase): Promise<string> {
  const id = await insertAccount(db, {
    email: 'publisher@mezani.example',
    username: 'publisher',
    firstName: '',
    passwordHash: 'nobody',
  })
  await pool.query('update users set email_verified_at = now() where id = $1', [id])
  return startSession(db, 'user', id)
}

/** Every tenth brings a word that the nine after it bring as well and nobody has used before. */
async function post(port: number, token: string, number: number): Promise<number> {
  const { ingredients, instructions, ...made } = makeRecipe(9_000_000 + number)
  const word = `zq${houseName(Math.floor(number / 10))}`
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
  for (let turn = 0; turn < many; turn += 1) statuses.push(await publish())
  return statuses
}

async function timed<Answers>(work: () => Promise<Answers>): Promise<{ answers: Answers; took: number }> {
  const started = performance.now()
  const answers = await work()
  return { answers, took: performance.now() - started }
}
