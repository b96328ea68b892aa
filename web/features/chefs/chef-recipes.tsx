import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tryAgain } from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { useToken } from '#web/api/session.ts'
import { InfiniteRecipeList } from '#web/features/recipes/infinite-recipe-list.tsx'
import { RecipeGridSkeleton } from '#web/features/recipes/recipe-grid.tsx'
import { useMorePages } from '#web/features/recipes/use-more-pages.ts'
import { titleRowClass } from '#web/ui/layouts.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { mutedClass } from '#web/ui/text.ts'
import { chefQueries, listByChef } from './chef.queries.ts'
import styles from './chef-recipes.module.css'

type Props = { chefId: string; visitorLinks: ReactNode; card: (recipe: Recipe) => ReactNode }

/** This cook's recipes, in the four states that every list has. */
export function ChefRecipes({ chefId, visitorLinks, card }: Props) {
  const isSignedIn = useToken('user') !== null
  const options = chefQueries.recipes(chefId, isSignedIn)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: previous => previous,
  })
  const more = useMorePages({
    queryKey: options.queryKey,
    page: isPlaceholderData ? undefined : data,
    listPage: cursor => listByChef(chefId, cursor),
  })
  return (
    <section className={styles.root} aria-labelledby="chef-recipes">
      <div className={`${titleRowClass} ${styles.head}`}>
        <h2 id="chef-recipes">{t.recipes}</h2>
        {visitorLinks}
      </div>
      {isError && (
        <Note kind="error">
          {t.recipesFailed}{' '}
          <button type="button" className={linkClass} onClick={() => refetch()}>
            {tryAgain}
          </button>
        </Note>
      )}
      {!data && !isError && <RecipeGridSkeleton label={t.recipesLoading} />}
      {data?.recipes.length === 0 && <p className={mutedClass}>{t.noRecipes}</p>}
      {data && data.recipes.length > 0 && <InfiniteRecipeList {...data} more={more} card={card} />}
    </section>
  )
}
