// What do a rating, a comment and a bookmark cost, compared with the same statements by pg alone, from 16 callers?
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { findViewer } from '#server/features/auth/sessions.queries.ts'
import { addBookmark } from '#server/features/bookmarks/bookmarks.queries.ts'
import { findComment, insertComment } from '#server/features/comments/comments.queries.ts'
import { rateRecipe } from '#server/features/recipes/ratings/ratings.queries.ts'
import { findRecipe } from '#server/features/recipes/recipes.queries.ts'
import { type Database, openPool } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { aBenchMember, type BenchMember } from './machine/bench-member.ts'
import { withDatabase } from './machine/database.ts'
import { requestText, runLoad } from './machine/http.ts'
import type { PgLoad, Statement } from './machine/pg-process.ts'
import { requestOnce, withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { recordStatements } from './machine/statements.ts'
import { type Benchmark, type Metric, median, metric } from './metric.ts'

const recipes = 10_000
const callers = 16
const members = 64

type WriteTarget = { recipe: number; member: BenchMember; number: number }
type Write = {
  name: string
  request: (act: WriteTarget) => string
  /** Runs the handler's statements, without those of the authentication. */
  run: (db: Database, act: WriteTarget) => Promise<unknown>
}

const starsOf = ({ number }: WriteTarget) => 1 + (number % 5)
const wordsOf = ({ number }: WriteTarget) => `Good ${number}`

const writes: readonly Write[] = [
  {
    name: 'rating',
    request: target =>
      requestText({
        method: 'PUT',
        path: `/api/recipes/${target.recipe}`,
        token: target.member.token,
        body: { rating: starsOf(target) },
      }),
    run: async (db, target) => {
      const { recipe, member } = target
      await rateRecipe(db, recipe, { userId: member.id, stars: starsOf(target) })
      await findRecipe(db, recipe, member.id)
    },
  },
  {
    name: 'comment',
    request: target =>
      requestText({
        method: 'POST',
        path: `/api/recipes/${target.recipe}/comment`,
        token: target.member.token,
        body: { content: wordsOf(target) },
      }),
    run: async (db, target) => {
      const id = await insertComment(db, {
        recipeId: target.recipe,
        authorId: target.member.id,
        content: wordsOf(target),
        mostOfMember: defaultLimits.maxCommentsPerMemberAndRecipe,
      })
      await findComment(db, id ?? 0)
    },
  },
  {
    name: 'bookmark',
    request: ({ recipe, member: { token } }) =>
      requestText({ method: 'POST', path: `/api/recipes/${recipe}/bookmark`, token }),
    run: (db, { recipe, member }) => addBookmark(db, member.id, recipe),
  },
]

export const writesBenchmark: Benchmark = {
  name: 'writes',
  run: ({ isQuick }) =>
    withDatabase(
      database =>
        withProcess<SiteProcessInfo, Metric[]>('site', { databaseUrl: database.url }, async ({ port }) => {
          const writers = await Promise.all(Array.from({ length: members }, () => aBenchMember(database)))
          const figures: Metric[] = []
          for (const write of writes)
            figures.push(
              await compare(write, writers, {
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

type CompareOptions = { port: number; url: string; rounds: number; seconds: number }

/** Compares the rates of both sides. Each write has another recipe and another member, on both sides and in every round. */
async function compare(
  write: Write,
  writers: BenchMember[],
  { port, url, rounds, seconds }: CompareOptions,
): Promise<Metric> {
  let number = 0
  const nextTargets = (count: number): WriteTarget[] =>
    Array.from({ length: count }, () => {
      number += 1
      return {
        recipe: 1 + ((number * 7) % (recipes - 1)),
        member: writers[number % writers.length] as BenchMember,
        number,
      }
    })
  const pool = openPool({ connectionString: url, max: 1 }, () => undefined)
  const statements = await statementsFor(write, writers[0] as BenchMember, pool)
  await pool.end()
  const [ours, baselines]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const work = nextTargets(20_000).map(statements)
    const baseline = await requestOnce<number>('pg', { url, work, callers, seconds } satisfies PgLoad)
    const requests = nextTargets(20_000).map(write.request)
    const { perSecond } = await runLoad({ port, requests, connections: callers, seconds })
    if (round > 0) [ours.push(perSecond), baselines.push(baseline)]
  }
  console.log(
    `  ${write.name}: ${median(ours).toFixed(0)}/s beside ${median(baselines).toFixed(0)}/s by pg alone`,
  )
  return metric(
    `${write.name}: rate beside the same SQL by pg alone, 16 callers`,
    median(ours) / median(baselines),
    { atLeast: 0.7 },
  )
}

/** Records the statements of one write. Returns a function that puts the values of another write in their place. */
async function statementsFor(
  { run }: Write,
  member: BenchMember,
  pool: Pool,
): Promise<(target: WriteTarget) => Statement[]> {
  // These values are unique within the statements, so they can be found and replaced.
  const first: WriteTarget = { recipe: recipes, member, number: 2 }
  const sent = await recordStatements(pool, async db => {
    await findViewer(db, member.token, defaultLimits.sessions)
    await run(db, first)
  })
  const originalValues = valuesOf(first)
  return target => {
    const targetValues = valuesOf(target)
    const substitute = (value: unknown) => {
      const index = originalValues.findIndex(same => isDeepStrictEqual(same, value))
      return index < 0 ? value : targetValues[index]
    }
    return sent.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(substitute) }))
  }
}

const valuesOf = (target: WriteTarget): unknown[] => [
  tokenHash(target.member.token),
  target.recipe,
  target.member.id,
  starsOf(target),
  wordsOf(target),
]
