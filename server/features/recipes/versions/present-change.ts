import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import type { RecipeVersion } from '#contract/versions.ts'

/** Without its lines, which stand in the texts of both versions. */
export function presentChange(change: BiggestChange | null): RecipeVersion['biggestChange'] {
  if (!change) return null
  const { was: _, now: __, ...told } = change
  return told
}
