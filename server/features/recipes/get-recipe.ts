import type { Recipe } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/requests.ts'
import { findHiddenPhotos, findModerations } from '../moderation/held-content.queries.ts'
import { isNewMember } from '../moderation/moderation.rules.ts'
import { presentCredit, presentRecipe } from './recipes.present.ts'
import { findRecipe } from './recipes.queries.ts'

type Reading = { publicUrl: () => string; limits: Limits; id: number; viewerId: number }

/** Returns one recipe as its page shows it. */
export async function getRecipe(db: Database, { id, viewerId, publicUrl, limits }: Reading): Promise<Recipe> {
  const row = await findRecipe(db, id, viewerId)
  if (!row) throw notFound(t.recipeNotFound)
  const recipe = presentRecipe(row, publicUrl())
  return {
    ...recipe,
    credit: presentCredit(row, publicUrl()),
    ...(isNewMember(row, limits) && { areLinksText: true as const }),
    ...(row.blockerId !== null && { blockedBy: row.blockerId === viewerId ? 'you' : 'author' }),
    ...(row.authorId === viewerId &&
      row.image === '' && { hiddenPhoto: (await findHiddenPhotos(db, [id])).get(id) }),
    ...(row.held && { moderation: (await findModerations(db, [id])).get(id) }),
  }
}
