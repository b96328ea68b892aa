import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ScaledLine } from '#contract/ingredient-lines/scale-line.ts'
import * as limits from '#contract/limits.ts'
import { groupLines, type Line } from '#contract/recipe-text/group-lines.ts'
import type { RecipePart } from '#contract/recipe-text/read-lines.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { directionOf } from '#web/ui/text-direction.ts'
import type { ScaleIngredient } from './scale-ingredient.ts'
import type { StepPart } from './step-times.ts'

export type Cooking = ReturnType<typeof useCooking>
export type Step = Line & { parts: StepPart[] }

/** Returns the state of cooking a recipe. The page and its cook mode share it. */
export function useCooking(recipe: Recipe) {
  const originalServings = recipe.servings !== undefined && recipe.servings > 0 ? recipe.servings : undefined
  const [chosenServings, setChosenServings] = useState<number>()
  const servings = chosenServings ?? originalServings
  const factor = servings && originalServings ? servings / originalServings : 1
  const { scaleIngredient, splitAtTimes, retry } = useRecipeReader(recipe.ingredients)
  const steps = useMemo(
    () =>
      mapLines(recipe.instructions, 'instructions', step => ({
        ...step,
        parts: splitAtTimes?.(step.text) ?? [asWritten(step)],
      })),
    [recipe.instructions, splitAtTimes],
  )
  return {
    recipe,
    direction: directionOf(`${recipe.ingredients}\n${recipe.instructions}`),
    ingredients: mapLines(recipe.ingredients, 'ingredients', line => ({
      ...line,
      scaled: scaleIngredient?.(line.text, factor) ?? notYetScaled(line.text),
    })),
    steps,
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
    hasTimers: splitAtTimes !== undefined,
    /** Set if the code that reads amounts and times did not load. It loads the code again. */
    retryReading: retry,
  }
}

const mapLines = <Read>(text: string, part: RecipePart, read: (line: Line) => Read) =>
  groupLines(text, part).map(group => ({ ...group, lines: group.lines.map(read) }))

const asWritten = ({ text }: Line): StepPart => ({ offset: 0, text })

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

/** The ingredients that are ticked off, stored until the tab is closed. */
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

type Reader = typeof import('./recipe-reader.ts')

let reader: Reader | undefined
let latest: { ingredients: string; scaler: ScaleIngredient } | undefined

/** Loads the code that reads amounts and times, which is a separate chunk. Until then, ingredients and steps are shown as written. */
export const loadReader = (): Promise<Reader> =>
  import('./recipe-reader.ts').then(loaded => {
    reader = loaded
    return loaded
  })

function useRecipeReader(ingredients: string) {
  const [splitAtTimes, setSplitAtTimes] = useState(() => reader?.splitAtTimes)
  const [scaler, setScaler] = useState<ScaleIngredient | 'failed' | undefined>(() =>
    latest?.ingredients === ingredients ? latest.scaler : undefined,
  )
  const load = useCallback(
    () =>
      loadReader()
        .then(loaded => {
          setSplitAtTimes(() => loaded.splitAtTimes)
          return loaded.scalerFor(ingredients.split('\n'))
        })
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
  return scaler === 'failed' ? { splitAtTimes, retry: load } : { splitAtTimes, scaleIngredient: scaler }
}
