// What do a rating, a comment and a bookmark cost beside the same statements by pg alone, from 16 callers?
import { insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { type Figure, figure, median, type Question } from './figure.ts'
import { type BenchDatabase, withDatabase } from './machine/database.ts'
import { hammer, requestText } from './machine/http.ts'
import type { PgLoad, Statement } from './machine/pg-process.ts'
import { askOnce, withProcess } from './machine/processes.ts'
import type { SiteAnswer } from './machine/site-process.ts'

const recipes = 10_000
const callers = 16
const members = 64

type Member = { id: number; token: string }
type Write = {
  name: string
  request: (recipe: number, member: Member, number: number) => string
  statements: (recipe: number, member: Member, number: number) => Statement[]
}

/** Every request first asks who is signed in; that statement belongs to the same work. */
const whoAsks = (token: string): Statement => ({
  sql: 'select s.user_id, u.email_verified_at from sessions s left join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()',
  parameters: [tokenHash(token)],
})

const readBack = (recipe: number, member: Member): Statement => ({
  sql: `select r.*, c.rating, c.rating_count, c.comment_count, u.display_name,
    exists (select from bookmarks b where b.user_id = $2 and b.recipe_id = r.id),
    (select stars from ratings g where g.user_id = $2 and g.recipe_id = r.id)
    from recipes r join recipe_counts c on c.recipe_id = r.id join users u on u.id = r.author_id where r.id = $1`,
  parameters: [recipe, member.id],
})

const writes: readonly Write[] = [
  {
    name: 'rating',
    request: (recipe, { token }, number) =>
      requestText({
        method: 'PUT',
        path: `/api/recipes/${recipe}`,
        token,
        body: { rating: 1 + (number % 5) },
      }),
    statements: (recipe, member, number) => [
      whoAsks(member.token),
      { sql: 'select rate_recipe($1, $2, $3)', parameters: [recipe, member.id, 1 + (number % 5)] },
      readBack(recipe, member),
    ],
  },
  {
    name: 'comment',
    request: (recipe, { token }, number) =>
      requestText({
        method: 'POST',
        path: `/api/recipes/${recipe}/comment`,
        token,
        body: { content: `Good ${number}` },
      }),
    statements: (recipe, member, number) => [
      whoAsks(member.token),
      {
        sql: 'select comment_on_recipe($1, $2, $3) as id',
        parameters: [recipe, member.id, `Fine ${number}`],
      },
      {
        sql: 'select c.id, c.content, u.display_name, c.created_at from comments c join users u on u.id = c.author_id where c.recipe_id = $1 and c.author_id = $2 limit 1',
        parameters: [recipe, member.id],
      },
    ],
  },
  {
    name: 'bookmark',
    request: (recipe, { token }) =>
      requestText({ method: 'POST', path: `/api/recipes/${recipe}/bookmark`, token }),
    statements: (recipe, member) => [
      whoAsks(member.token),
      { sql: 'select bookmark_recipe($1, $2)', parameters: [recipe, member.id] },
    ],
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
                seconds: isQuick ? 2 : 3,
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
  const turns = <Made>(make: Write['request'] | Write['statements'], count: number): Made[] =>
    Array.from({ length: count }, () => {
      number += 1
      const cook = cooks[number % cooks.length] as Member
      return make(1 + ((number * 7) % recipes), cook, number) as Made
    })
  const [ours, alones]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const work = turns<Statement[]>(write.statements, 20_000)
    const alone = await askOnce<number>('pg', { url, work, callers, seconds } satisfies PgLoad)
    const requests = turns<string>(write.request, 20_000)
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
