import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import type { RecipeVersion } from '#contract/versions.ts'

/** Presents a change without its lines, which the texts of both versions contain. */
export function presentChange(change: BiggestChange | null): RecipeVersion['biggestChange'] {
  if (!change) return null
  const { was: _, now: __, ...told } = change
  return told
}
