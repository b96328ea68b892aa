import { useCallback, useEffect, useState } from 'react'
import type { ScaledLine } from '#contract/ingredient-lines/scale-line.ts'
import * as limits from '#contract/limits.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import type { ScaleIngredient } from './scale-ingredient.ts'
import { groupLines } from './text-groups.ts'

export type Cooking = ReturnType<typeof useCooking>

/** The state of cooking a recipe; shared by the page and its cook mode. */
export function useCooking(recipe: Recipe) {
  const originalServings = recipe.servings !== undefined && recipe.servings > 0 ? recipe.servings : undefined
  const [chosenServings, setChosenServings] = useState<number>()
  const servings = chosenServings ?? originalServings
  const factor = servings && originalServings ? servings / originalServings : 1
  const { scaleIngredient, retry } = useScaleIngredient(recipe.ingredients)
  return {
    recipe,
    ingredients: groupLines(recipe.ingredients).map(group => ({
      ...group,
      lines: group.lines.map(line => ({
        ...line,
        scaled: scaleIngredient?.(line.text, factor) ?? notYetScaled(line.text),
      })),
    })),
    steps: groupLines(recipe.instructions),
    ...useCheckedLines(recipe.id),
    originalServings,
    servings,
    factor,
    isScaled: factor !== 1,
    changeServings: (change: number) => {
      if (servings === undefined) return
      setChosenServings(Math.min(Math.max(servings + change, limits.minServings), limits.maxServings))
    },
    resetServings: () => setChosenServings(undefined),
    /** Set when the code that computes amounts did not load; loads it again. */
    retryScaling: retry,
  }
}

const notYetScaled = (line: string): ScaledLine => ({
  before: line,
  amount: '',
  rest: '',
  isUnderstood: true,
})

const keyFor = (recipeId: string) => `checked-ingredients-${recipeId}`

function readChecked(recipeId: string): ReadonlySet<number> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyFor(recipeId)) ?? '[]')
  return new Set(Array.isArray(stored) ? stored.filter(at => typeof at === 'number') : [])
}

/** The ingredients that are ticked off; stored until the tab is closed. */
function useCheckedLines(recipeId: string) {
  const [checked, setChecked] = useState(() => readChecked(recipeId))
  const toggle = (at: number) => {
    const next = new Set(checked)
    if (!next.delete(at)) next.add(at)
    sessionStorage.setItem(keyFor(recipeId), JSON.stringify([...next]))
    setChecked(next)
  }
  return { checked, toggle }
}

let latest: { ingredients: string; scaler: ScaleIngredient } | undefined

/** The amount parser is a chunk of its own: until it has loaded, lines are shown as written. */
function useScaleIngredient(ingredients: string) {
  const [scaler, setScaler] = useState<ScaleIngredient | 'failed' | undefined>(() =>
    latest?.ingredients === ingredients ? latest.scaler : undefined,
  )
  const load = useCallback(
    () =>
      import('./scale-ingredient.ts')
        .then(({ scalerFor }) => scalerFor(ingredients.split('\n')))
        .then(
          loaded => {
            latest = { ingredients, scaler: loaded }
            setScaler(() => loaded)
          },
          () => setScaler('failed'),
        ),
    [ingredients],
  )
  useEffect(() => {
    load()
  }, [load])
  return scaler === 'failed' ? { retry: load } : { scaleIngredient: scaler }
}
