import { hidden, photoState, waits } from '#texts/not-shown.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'

/** On the picture of one's own recipe: that others do not see it, or else its photo. */
export function notShown({
  moderation,
  hiddenPhoto,
}: Pick<Recipe, 'moderation' | 'hiddenPhoto'>): string | undefined {
  if (moderation) return moderation.isWaiting ? waits : hidden
  return hiddenPhoto && photoState(hiddenPhoto.isRemoved)
}
