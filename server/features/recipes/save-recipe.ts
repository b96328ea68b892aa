import { versionChange } from '#contract/recipe-versions/version-change.ts'
import type { RecipeInput } from '#contract/recipes.ts'
import type { SearchDocument } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { UserViewer } from '#server/platform/http/access.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { requestCover } from '../media/media.jobs.ts'
import { photoHashesOf } from '../media/picture-quota.ts'
import { markMended } from '../moderation/held-content.queries.ts'
import { checkPublication } from '../moderation/publications.queries.ts'
import { storableAddresses } from './own-addresses.ts'
import { setRating } from './ratings/ratings.queries.ts'
import { refuseBeyondQuotas } from './recipe-quotas.ts'
import { requestLeftoverSweep } from './recipes.jobs.ts'
import { type BeforeChange, getDisplayName, insertRecipe, updateRecipe } from './recipes.queries.ts'
import { authorRatingFromEdit, refuseLongLines, wordsOf } from './recipes.rules.ts'
import { indexRecipe, wordsWithout } from './search/search.ts'
import { keepVersion } from './versions/versions.queries.ts'

type Services = { jobs: Jobs; publicUrl: () => string; limits: Limits }

type Saving = {
  input: RecipeInput & { whatChanged?: string | undefined }
  author: UserViewer
  /** The recipe that is edited, locked; undefined for a new one. */
  before?: BeforeChange
}

/**
 * Saves a new or an edited recipe by all the rules for what members publish, and returns its id. Everything happens in the caller's
 * transaction, so that a refused recipe leaves nothing behind.
 */
export async function saveRecipe(trx: Database, services: Services, saving: Saving): Promise<number> {
  const { jobs, publicUrl, limits } = services
  const { input, author, before } = saving
  const authorId = author.userId
  refuseLongLines(input, before)
  const chefName = input.chefName || (await getDisplayName(trx, authorId))
  const recipe = { ...storableAddresses(input, publicUrl()), chefName }
  await refuseBeyondQuotas(trx, { authorId, before, after: recipe, limits })

  const stored = before
    ? await replaceRecipe(trx, limits, { before, recipe })
    : await insertRecipe(trx, authorId, recipe)
  const stars = before ? authorRatingFromEdit(input.rating, before.rating) : input.rating || undefined
  if (stars !== undefined) await setRating(trx, stored.id, authorId, stars)

  // The words come last: another save with the same new word waits from here until the commit.
  const isListed = await checkListed(trx, services, { ...saving, id: stored.id, recipe })
  const document = isListed ? await indexRecipe(trx, { ...recipe, id: stored.id }) : undefined
  if (stored.coverKey !== before?.coverKey) await requestCover(jobs, trx, stored)
  if (before) await requestLeftoverSweep(jobs, trx, leftoversOf(before, { ...recipe, ...stored, document }))
  return stored.id
}

type Replacing = { before: BeforeChange; recipe: Saving['input'] }

/** Updates the recipe. If what is cooked changed, also keeps the previous version. */
async function replaceRecipe(trx: Database, limits: Limits, { before, recipe }: Replacing) {
  const biggestChange = versionChange(before, recipe)
  const version = before.version + (biggestChange ? 1 : 0)
  const stored = await updateRecipe(trx, before.id, { currentCoverKey: before.coverKey, version, recipe })
  const whatChanged = recipe.whatChanged ?? ''
  if (biggestChange)
    await keepVersion(trx, { recipeId: before.id, before, whatChanged, biggestChange }, limits)
  return stored
}

/** Checks whether everybody may see the recipe: no moderator holds it, and none has to review it first. */
async function checkListed(
  trx: Database,
  { jobs, limits }: Services,
  { id, author, before, recipe }: Saving & { id: number; recipe: RecipeInput },
): Promise<boolean> {
  const saved = { kind: 'recipe' as const, id }
  if (before?.held) {
    await markMended(trx, jobs, saved)
    return false
  }
  const publication = { ...saved, author, words: wordsOf(recipe), before: before && wordsOf(before) }
  return !(await checkPublication(trx, publication, { jobs, limits }))
}

type After = {
  image: string
  chefImage: string
  coverKey: string
  /** Undefined for a recipe that is not listed, which has no words. */
  document: SearchDocument | undefined
}

/** Returns the pictures and words that the changed or deleted recipe no longer has. */
export function leftoversOf(before: BeforeChange, after: After | undefined) {
  const kept = after ? photoHashesOf(after) : []
  const indexed = { title: before.titleWords, ingredients: before.ingredientWords, other: before.otherWords }
  return {
    photos: photoHashesOf(before).filter(hash => !kept.includes(hash)),
    coverKey: before.coverKey === after?.coverKey ? undefined : before.coverKey,
    words: wordsWithout(indexed, after?.document),
  }
}
