import type { ReactNode } from 'react'
import { recipesMessages } from '#contract/messages.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { InfiniteRecipeList } from './infinite-recipe-list.tsx'
import { RecipeGridSkeleton } from './recipe-grid.tsx'
import type { RecipeResults as Results } from './use-recipe-results.ts'

type Props = { results: Results; onClear: () => void; card: (recipe: Recipe) => ReactNode }

/** Loading, failed, empty and full: a failure leaves what was there and offers to try again. */
export function RecipeResults({ results, onClear, card }: Props) {
  const { recipes, failure } = results
  return (
    <div className="mt-6">
      {failure != null && (
        <div className="mb-6">
          <Note kind="error">
            {recipesMessages.listFailed}{' '}
            <button type="button" className="link" onClick={results.retry}>
              Try again
            </button>
          </Note>
        </div>
      )}
      {!recipes && failure == null && <RecipeGridSkeleton label="Loading recipes" />}
      {recipes?.length === 0 && (
        <EmptyState title={recipesMessages.noneFound} text={recipesMessages.noneFoundHint}>
          <Button onClick={onClear}>Clear all</Button>
        </EmptyState>
      )}
      {recipes && <InfiniteRecipeList {...results} recipes={recipes} card={card} />}
    </div>
  )
}
