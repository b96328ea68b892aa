// What do a rating, a comment and a bookmark cost beside the same statements by pg alone, from 16 callers?
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { findViewer, startSession } from '#server/features/auth/sessions.queries.ts'
import { addBookmark } from '#server/features/bookmarks/bookmarks.queries.ts'
import { addComment } from '#server/features/comments/comments.queries.ts'
import { rateRecipe } from '#server/features/ratings/ratings.queries.ts'
import { findRecipe } from '#server/features/recipes/recipes.queries.ts'
import { type Database, openPool } from '#server/platform/database/connect.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { type Figure, figure, median, type Question } from './figure.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { hammer, requestText } from './machine/http.ts'
import type { PgLoad, Statement } from './machine/pg-process.ts'
import { askOnce, withProcess } from './machine/processes.ts'
import type { SiteAnswer } from './machine/site-process.ts'
import { statementsOf } from './machine/statements.ts'

const recipes = 10_000
const callers = 16
const members = 64

type Member = { id: number; token: string }
type Act = { recipe: number; member: Member; number: number }
type Write = {
  name: string
  request: (act: Act) => string
  /** What the handler asks of the database, after who is signed in. */
  run: (db: Database, act: Act) => Promise<unknown>
}

const starsOf = ({ number }: Act) => 1 + (number % 5)
const wordsOf = ({ number }: Act) => `Good ${number}`

const writes: readonly Write[] = [
  {
    name: 'rating',
    request: act =>
      requestText({
        method: 'PUT',
        path: `/api/recipes/${act.recipe}`,
        token: act.member.token,
        body: { rating: starsOf(act) },
      }),
    run: async (db, act) => {
      const { recipe, member } = act
      await rateRecipe(db, recipe, { userId: member.id, stars: starsOf(act) })
      await findRecipe(db, recipe, member.id)
    },
  },
  {
    name: 'comment',
    request: act =>
      requestText({
        method: 'POST',
        path: `/api/recipes/${act.recipe}/comment`,
        token: act.member.token,
        body: { content: wordsOf(act) },
      }),
    run: (db, act) =>
      addComment(db, { recipeId: act.recipe, authorId: act.member.id, content: wordsOf(act) }),
  },
  {
    name: 'bookmark',
    request: ({ recipe, member: { token } }) =>
      requestText({ method: 'POST', path: `/api/recipes/${recipe}/bookmark`, token }),
    run: (db, { recipe, member }) => addBookmark(db, member.id, recipe),
  },
]

export const writesBeside: Question = {
  name: 'writes',
  ask: ({ isQuick }) =>
    withDatabase(
      database =>
        withProcess<SiteAnswer, Figure[]>('site', { databaseUrl: database.url }, async ({ port }) => {
          const cooks = await signIn(database)
          const figures: Figure[] = []
          for (const write of writes)
            figures.push(
              await compare(write, cooks, {
                port,
                url: database.url,
                rounds: isQuick ? 3 : 5,
                seconds: isQuick ? 1 : 3,
              }),
            )
          return figures
        }),
      recipes,
    ),
}

async function signIn({ db }: BenchDatabase): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: members }, async (_, number) => {
      const name = `writer-${number}`
      const id = await insertAccount(db, {
        email: `${name}@mezani.example`,
        username: name,
        firstName: '',
        passwordHash: 'nobody',
      })
      return { id, token: await startSession(db, 'user', id) }
    }),
  )
}

type Place = { port: number; url: string; rounds: number; seconds: number }

/** Each write meets another recipe and another member, in both halves and in every round. */
async function compare(
  write: Write,
  cooks: Member[],
  { port, url, rounds, seconds }: Place,
): Promise<Figure> {
  let number = 0
  const turns = (count: number): Act[] =>
    Array.from({ length: count }, () => {
      number += 1
      return {
        recipe: 1 + ((number * 7) % (recipes - 1)),
        member: cooks[number % cooks.length] as Member,
        number,
      }
    })
  const pool = openPool({ connectionString: url, max: 1 }, () => undefined)
  const statements = await statementsFor(write, cooks[0] as Member, pool)
  await pool.end()
  const [ours, alones]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const work = turns(20_000).map(statements)
    const alone = await askOnce<number>('pg', { url, work, callers, seconds } satisfies PgLoad)
    const requests = turns(20_000).map(write.request)
    const { perSecond } = await hammer({ port, requests, connections: callers, seconds })
    if (round > 0) [ours.push(perSecond), alones.push(alone)]
  }
  console.log(
    `  ${write.name}: ${median(ours).toFixed(0)}/s beside ${median(alones).toFixed(0)}/s by pg alone`,
  )
  return figure(
    `${write.name}: rate beside the same SQL by pg alone, 16 callers`,
    median(ours) / median(alones),
    { atLeast: 0.7 },
  )
}

/** The site's own statements of one act, its values exchanged for those of another. */
async function statementsFor({ run }: Write, member: Member, pool: Pool): Promise<(act: Act) => Statement[]> {
  // No other value of these statements is the same.
  const first: Act = { recipe: recipes, member, number: 2 }
  const sent = await statementsOf(pool, async db => {
    await findViewer(db, member.token)
    await run(db, first)
  })
  const sames = valuesOf(first)
  return act => {
    const others = valuesOf(act)
    const exchanged = (value: unknown) => {
      const place = sames.findIndex(same => isDeepStrictEqual(same, value))
      return place < 0 ? value : others[place]
    }
    return sent.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(exchanged) }))
  }
}

const valuesOf = (act: Act): unknown[] => [
  tokenHash(act.member.token),
  act.recipe,
  act.member.id,
  starsOf(act),
  wordsOf(act),
]
