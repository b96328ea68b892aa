import * as t from '#texts/recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** On the picture of one's own recipe: that others do not see it, or else its photo. */
export function notShown({
  moderation,
  hiddenPhoto,
}: Pick<Recipe, 'moderation' | 'hiddenPhoto'>): string | undefined {
  if (moderation) return moderation.isWaiting ? t.waits : t.hidden
  return hiddenPhoto && (hiddenPhoto.isRemoved ? t.photoRemoved : t.photoHidden)
}
