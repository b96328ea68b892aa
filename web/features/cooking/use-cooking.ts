import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { groupLines } from './text-groups.ts'
import { useCheckedLines } from './use-checked-lines.ts'
import { useMeasure } from './use-measure.ts'

export type Cooking = ReturnType<typeof useCooking>

/** Everything between reading a recipe and eating it; shared by the page and its cook mode. */
export function useCooking(recipe: Recipe) {
  const written = recipe.servings !== undefined && recipe.servings > 0 ? recipe.servings : undefined
  const [chosen, setChosen] = useState<number>()
  const servings = chosen ?? written
  const factor = servings && written ? servings / written : 1
  const measure = useMeasure()
  return {
    recipe,
    ingredients: groupLines(recipe.ingredients),
    steps: groupLines(recipe.instructions),
    ...useCheckedLines(recipe.id),
    written,
    servings,
    isScaled: factor !== 1,
    serveMore: (more: number) => {
      if (servings === undefined) return
      setChosen(Math.min(Math.max(servings + more, limits.minServings), limits.maxServings))
    },
    serveAsWritten: () => setChosen(undefined),
    measure: (line: string) => measure?.(line, factor),
  }
}
