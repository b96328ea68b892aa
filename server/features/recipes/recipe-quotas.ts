import type { Database } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/recipe-refusals.ts'
import { isNewPhoto, withPictureQuota } from '../media/picture-quota.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { measureRecipes } from './recipes.queries.ts'

type Quoted = { image: string; chefImage: string; ingredients: string; instructions: string }
type Change = { authorId: number; before: Quoted | undefined; after: Quoted; limits: Limits }

/**
 * Writes a member's recipe; refuses it where it is more than the site stores for one member. What makes nothing more waits
 * for no other write of theirs and is never refused, so that whoever is over a limit can change, shorten and delete.
 */
export async function withQuotas<Result>(
  db: Database,
  { authorId, before, after, limits }: Change,
  write: () => Promise<Result>,
): Promise<Result> {
  const growth = textBytes(after) - (before ? textBytes(before) : 0)
  if (before && growth <= 0 && !isNewPhoto(before, after)) return write()
  await lockMember(db, authorId)
  const { count, textBytes: stored } = await measureRecipes(db, authorId)
  if (!before && count >= limits.maxRecipesPerMember)
    throw new Refusal('limit_reached', t.tooManyRecipes(limits.maxRecipesPerMember))
  if (growth > 0 && stored + growth > limits.maxRecipeTextBytesPerMember)
    throw new Refusal('limit_reached', t.tooMuchText(limits.maxRecipeTextBytesPerMember / 1e6))
  return withPictureQuota(db, { ownerId: authorId, before, after, limits }, write)
}

const textBytes = ({ ingredients, instructions }: Quoted): number =>
  Buffer.byteLength(ingredients) + Buffer.byteLength(instructions)
