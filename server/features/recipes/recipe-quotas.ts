import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/recipes.ts'
import { isNewPhoto, refusePictures } from '../media/picture-quota.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { measureRecipes } from './recipes.queries.ts'

type Quoted = { image: string; chefImage: string; ingredients: string; instructions: string }
type Change = {
  authorId: number
  before: (Quoted & { id: number }) | undefined
  after: Quoted
  limits: Limits
}

/**
 * Refuses a recipe that would exceed what the site stores for one member. A change that adds neither text nor a photo is never refused
 * and takes no lock on the member, so that a member who is over a limit can still change, shorten and delete recipes.
 */
export async function refuseBeyondQuotas(
  trx: Database,
  { authorId, before, after, limits }: Change,
): Promise<void> {
  const growth = textBytes(after) - (before ? textBytes(before) : 0)
  if (before && growth <= 0 && !isNewPhoto(before, after)) return
  await lockMember(trx, authorId)
  const { count, textBytes: stored } = await measureRecipes(trx, authorId)
  if (!before && count >= limits.maxRecipesPerMember)
    throw new Refusal('limit_reached', t.tooManyRecipes(limits.maxRecipesPerMember))
  if (growth > 0 && stored + growth > limits.maxRecipeTextBytesPerMember)
    throw new Refusal('limit_reached', t.tooMuchText(limits.maxRecipeTextBytesPerMember / 1e6))
  const replaced = before && { table: 'recipes' as const, id: before.id, pictures: before }
  await refusePictures(trx, { ownerId: authorId, shown: [after], replaced, limits })
}

const textBytes = ({ ingredients, instructions }: Quoted): number =>
  Buffer.byteLength(ingredients) + Buffer.byteLength(instructions)
