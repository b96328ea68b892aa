// npm run seed -- --from FILE: publishes the recipes of a corpus file through POST /api/recipes, as the member "corpus".
// npm run seed -- --recipes N [--database-url URL]: adds N synthetic recipes, always the same, to try a large site.

import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { z } from 'zod'
import { problemSchema } from '#contract/errors.ts'
import { recipe as recipeReply } from '#contract/recipes.ts'
import { addressKey, findAddress, insertAccount } from '#server/features/auth/auth.queries.ts'
import { startSession } from '#server/features/auth/sessions.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/platform/secrets/passwords.ts'
import { newToken } from '#server/platform/secrets/tokens.ts'
import { type CorpusRecipe, corpusSchema, recipeBody } from './corpus/corpus-recipe.ts'
import { establishMember } from './site/establish-member.ts'
import { withSite } from './site/open-site.ts'
import { seedSyntheticRecipes } from './synthetic/seed-synthetic.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, recipes: { type: 'string' }, 'database-url': { type: 'string' } },
})
if (values.recipes && /^[1-9]\d{0,6}$/.test(values.recipes)) {
  await seedSyntheticRecipes(Number(values.recipes), values['database-url'])
  process.exit()
}
if (!values.from) {
  console.error(
    'Say which file (npm run seed -- --from recipes.json), or how many (npm run seed -- --recipes 100000)',
  )
  process.exit(2)
}
const recipes = corpusSchema.parse(JSON.parse(await readFile(values.from, 'utf8')))

await withSite(async ({ services, inject }) => {
  const token = await startSession(services.db, {
    realm: 'user',
    ownerId: await findOrCreateCorpusMember(services.db),
    limits: services.limits.sessions,
  })
  let created = 0
  for (const recipe of recipes) {
    const { status, body } = await inject('POST', '/api/recipes', { token, body: recipeBody(recipe) })
    if (status === 201 && isStoredUnchanged(recipe, recipeReply.parse(body))) created += 1
    else console.error(`refused: ${recipe.title}: ${reasonOf(body)}`)
  }
  console.log(`${created} of ${recipes.length} recipes created, ${recipes.length - created} refused`)
  if (created < recipes.length) process.exitCode = 1
})

/**
 * Returns the id of the author of a file's recipes, a member who may publish them all at once. Nobody can sign in to this account
 * until an operator gives it an address.
 */
async function findOrCreateCorpusMember(db: Database): Promise<number> {
  const email = 'corpus@mezani.example'
  const known = await findAddress(db, { emailKey: addressKey(email) })
  const id =
    known?.id ??
    (await insertAccount(db, {
      email,
      username: 'corpus',
      firstName: '',
      passwordHash: await hashPassword(newToken('l1_')),
    }))
  await establishMember(db, id)
  return id
}

/** Checks whether the response contains every word that was sent. */
function isStoredUnchanged(sent: CorpusRecipe, stored: z.infer<typeof recipeReply>): boolean {
  const words = (text: string | string[]) => (Array.isArray(text) ? text.join('\n') : text).trim()
  return isDeepStrictEqual(
    [stored.title, stored.ingredients, stored.instructions, stored.prepTime],
    [words(sent.title), words(sent.ingredients), words(sent.instructions), recipeBody(sent).prepTime.trim()],
  )
}

function reasonOf(body: unknown): string {
  const problem = problemSchema.safeParse(body)
  if (!problem.success) return 'a word of it was lost on the way'
  const fields = Object.entries(problem.data.fields ?? {}).map(([field, sentence]) => `${field}: ${sentence}`)
  return fields.length > 0 ? fields.join(' ') : problem.data.message
}
