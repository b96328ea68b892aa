import { type QueryClient, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import * as t from '#texts/recipes-page.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { findToken, useToken } from '#web/api/session.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { BookmarkButton } from '#web/features/bookmarks/bookmark-button.tsx'
import { FeaturedCarousel, FeaturedSkeleton } from '#web/features/recipes/featured/featured-carousel.tsx'
import { readFilters, useFilters } from '#web/features/recipes/filters/filters.ts'
import { RecipeFilters } from '#web/features/recipes/filters/recipe-filters.tsx'
import { cardCornerClass, RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { recipeQueries } from '#web/features/recipes/recipe-list.queries.ts'
import { RecipeResults } from '#web/features/recipes/recipe-results.tsx'
import { ShareButtons } from '#web/features/recipes/share.tsx'
import { useRecipeResults } from '#web/features/recipes/use-recipe-results.ts'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

export function Page() {
  const { filters, setFilters, clearFilters } = useFilters()
  const results = useRecipeResults(filters)
  return (
    <>
      <Featured />
      <section className="page pt-10" aria-labelledby="recipes-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-title-lg" id="recipes-title" tabIndex={-1}>
            {t.title}
          </h1>
          <VisitorLinks />
        </div>
        <RecipeFilters
          filters={filters}
          countries={results.countries}
          total={results.recipes && results.total}
          isEstimate={results.isEstimate}
          onChange={setFilters}
          onClear={clearFilters}
        />
        <RecipeResults
          results={results}
          onClear={clearFilters}
          card={recipe => <MemoizedRecipeCard recipe={recipe} />}
        />
      </section>
    </>
  )
}

/** Memoised, because a list may have a thousand cards. */
const MemoizedRecipeCard = memo(({ recipe }: { recipe: Recipe }) => (
  <RecipeCard
    recipe={recipe}
    corner={<BookmarkButton recipe={recipe} className={cardCornerClass} />}
    actions={<ShareButtons recipe={recipe} />}
  />
))

function Featured() {
  const isSignedIn = useToken('user') !== null
  const isHydrated = useIsHydrated()
  const visitorQuery = useQuery({ ...recipeQueries.featured(false), enabled: isHydrated && !isSignedIn })
  const memberQuery = useQuery({
    ...recipeQueries.featured(true),
    enabled: isSignedIn,
    ...(visitorQuery.data && { placeholderData: visitorQuery.data }),
  })
  const { data: recipes, error } = isSignedIn ? memberQuery : visitorQuery
  if (error) {
    return (
      <p className="page pt-8 text-tomato" role="alert">
        {t.featuredFailed(error.message)}
      </p>
    )
  }
  if (!recipes) return <FeaturedSkeleton />
  if (recipes.length === 0) return null
  return (
    <div className="page">
      <FeaturedCarousel
        recipes={recipes}
        bookmark={recipe => <BookmarkButton recipe={recipe} className={iconButtonClass} />}
      />
    </div>
  )
}

/** The first cards for the address's filters, and the carousel. */
export const prefetch = (queries: QueryClient, url: URL) =>
  Promise.all([
    import.meta.env.SSR
      ? queries.prefetchQuery(recipeQueries.matches(false, readFilters(url.searchParams)))
      : queries.prefetchQuery(recipeQueries.catalogue(findToken('user') !== null)),
    queries.prefetchQuery(recipeQueries.featured(findToken('user') !== null)),
  ])
