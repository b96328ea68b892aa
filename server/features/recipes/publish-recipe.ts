import type { Recipe, RecipeInput } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { UserViewer } from '#server/platform/http/access.ts'
import { findMade, type KeyedRequest, makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { requestCover } from '../media/media.jobs.ts'
import { setRating } from '../ratings/ratings.queries.ts'
import { checkPublication } from '../users/publications.queries.ts'
import { getRecipe } from './get-recipe.ts'
import { storableAddresses } from './own-addresses.ts'
import { withQuotas } from './recipe-quotas.ts'
import { insertRecipe, isRecipe, tokenizeRecipe } from './recipes.queries.ts'
import { refuseLongLines, wordsOf } from './recipes.rules.ts'
import { savingWords } from './saving-words.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string; limits: Limits }

type Publishing = {
  input: RecipeInput
  author: UserViewer
  keyed: KeyedRequest | undefined
  /** In the same transaction, before the recipe is stored and after it. */
  begin?: (trx: Database) => Promise<void>
  complete?: (trx: Database, recipeId: number) => Promise<void>
}

/** Publishes a recipe, by all the rules for what members publish. */
export async function publishRecipe(
  { db, jobs, publicUrl, limits }: Services,
  { input, author, keyed, begin, complete }: Publishing,
): Promise<Recipe> {
  refuseLongLines(input)
  const authorId = author.userId
  const recipe = await tokenizeRecipe(db, authorId, storableAddresses(input, publicUrl()))
  // What is answered is read before the commit: a refusal afterwards would have the recipe sent again.
  return savingWords({ jobs, db }, recipe, async trx => {
    let isListed = false
    const make = async () => {
      await begin?.(trx)
      const created = await withQuotas(trx, { authorId, before: undefined, after: recipe, limits }, () =>
        insertRecipe(trx, authorId, recipe),
      )
      const words = wordsOf(recipe)
      const published = { kind: 'recipe' as const, id: created.id, author, words }
      isListed = !(await checkPublication(trx, published, { jobs, limits }))
      if (input.rating) await setRating(trx, created.id, authorId, input.rating)
      await requestCover(jobs, trx, created)
      await complete?.(trx, created.id)
      return created.id
    }
    const id = await makeOnce(trx, keyed, { make, find: made => isRecipe(trx, made, authorId) })
    return { result: await getRecipe(trx, { id, viewerId: authorId, publicUrl, limits }), isListed }
  })
}

/** What an earlier request with this key published, and is there. */
export async function findPublished(
  { db, publicUrl, limits }: Services,
  { keyed, author: { userId: viewerId } }: Pick<Publishing, 'keyed' | 'author'>,
): Promise<Recipe | undefined> {
  return findMade(db, keyed, async id =>
    (await isRecipe(db, id, viewerId)) ? getRecipe(db, { id, viewerId, publicUrl, limits }) : undefined,
  )
}
