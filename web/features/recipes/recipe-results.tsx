import { type ReactNode, use, useEffect } from 'react'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipes.ts'
import * as ui from '#texts/ui.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { endSession } from '#web/features/auth/end-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass, NavigateContext } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { InfiniteRecipeList } from './infinite-recipe-list.tsx'
import { RecipeGridSkeleton } from './recipe-grid.tsx'
import styles from './recipe-results.module.css'
import type { RecipeResults as Results } from './use-recipe-results.ts'

type Props = { results: Results; onClear: () => void; card: (recipe: Recipe) => ReactNode }

/** The list in its states: loading, failed, empty and full. A failure leaves the loaded cards in place and offers a retry. */
export function RecipeResults({ results, onClear, card }: Props) {
  const { recipes, failure } = results
  const isRefused = useLoginOnUnauthorized(isUnauthorized(failure) || isUnauthorized(results.more.failure))
  if (isRefused) return null
  return (
    <div className={styles.root}>
      {failure != null && (
        <div className={styles.failure}>
          <Note kind="error">
            {messages.recipesFailed}{' '}
            <button type="button" className={linkClass} onClick={results.retry}>
              {ui.tryAgain}
            </button>
          </Note>
        </div>
      )}
      {!recipes && failure == null && <RecipeGridSkeleton label={t.recipesLoading} />}
      {recipes?.length === 0 && (
        <EmptyState title={messages.noRecipesFound} text={messages.noRecipesFoundHint}>
          <Button onClick={onClear}>{ui.clearAll}</Button>
        </EmptyState>
      )}
      {recipes && <InfiniteRecipeList {...results} recipes={recipes} card={card} />}
    </div>
  )
}

/** Goes to the login if the list was refused. A list of recipes is refused only if its token is no longer valid. */
export function useLoginOnUnauthorized(isRefused: boolean): boolean {
  const navigate = use(NavigateContext)
  useEffect(() => {
    if (isRefused) endSession(messages.recipesUnauthorized, navigate, { replace: true })
  }, [isRefused, navigate])
  return isRefused
}
