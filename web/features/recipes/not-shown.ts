import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** Returns the note on the picture of the member's own recipe: others do not see the recipe, or its photo. */
export function notShown({
  moderation,
  hiddenPhoto,
}: Pick<Recipe, 'moderation' | 'hiddenPhoto'>): string | undefined {
  if (moderation) return moderation.isWaiting ? t.waits : t.hidden
  return hiddenPhoto && (hiddenPhoto.isRemoved ? t.photoRemoved : t.photoHidden)
}
