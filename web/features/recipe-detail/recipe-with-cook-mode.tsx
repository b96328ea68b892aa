import { lazy, Suspense } from 'react'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { useCooking } from '#web/features/cooking/use-cooking.ts'
import { useShortcuts } from '#web/features/shortcuts/shortcuts.ts'
import { printRecipe } from './recipe-actions.tsx'
import { RecipeBody } from './recipe-body.tsx'

const CookMode = lazy(async () => ({
  default: (await import('#web/features/cooking/cook-mode.tsx')).CookMode,
}))

type Props = {
  recipe: Recipe
  isCooking: boolean
  onCook: () => void
  onLeave: () => void
  onRate: () => void
}

/** The recipe's text and its cook mode, which share what is ticked off, how many it serves, and the timers. */
export function RecipeWithCookMode({ recipe, isCooking, onCook, onLeave, onRate }: Props) {
  const cooking = useCooking(recipe)
  useShortcuts([
    ...(cooking.steps.length > 0 ? [{ keys: 'c', description: 'Cook mode', run: onCook }] : []),
    { keys: '+', description: 'More servings', run: () => cooking.changeServings(1) },
    { keys: '-', description: 'Fewer servings', run: () => cooking.changeServings(-1) },
    { keys: 'p', description: 'Print', run: printRecipe },
  ])
  return (
    <>
      <RecipeBody cooking={cooking} />
      {isCooking && (
        <Suspense>
          <CookMode cooking={cooking} onClose={onLeave} onRate={onRate} />
        </Suspense>
      )}
    </>
  )
}
