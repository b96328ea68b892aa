import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { groupLines } from './text-groups.ts'
import { useCheckedLines } from './use-checked-lines.ts'
import { useScaleIngredient } from './use-scale-ingredient.ts'

export type Cooking = ReturnType<typeof useCooking>

/** Everything between reading a recipe and eating it; shared by the page and its cook mode. */
export function useCooking(recipe: Recipe) {
  const originalServings = recipe.servings !== undefined && recipe.servings > 0 ? recipe.servings : undefined
  const [chosenServings, setChosenServings] = useState<number>()
  const servings = chosenServings ?? originalServings
  const factor = servings && originalServings ? servings / originalServings : 1
  const scaleIngredient = useScaleIngredient()
  return {
    recipe,
    ingredients: groupLines(recipe.ingredients),
    steps: groupLines(recipe.instructions),
    ...useCheckedLines(recipe.id),
    originalServings,
    servings,
    isScaled: factor !== 1,
    changeServings: (change: number) => {
      if (servings === undefined) return
      setChosenServings(Math.min(Math.max(servings + change, limits.minServings), limits.maxServings))
    },
    resetServings: () => setChosenServings(undefined),
    scaleIngredient: (line: string) => scaleIngredient?.(line, factor),
  }
}
