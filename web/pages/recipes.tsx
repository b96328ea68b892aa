import type { QueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import * as t from '#texts/recipes.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { findToken } from '#web/api/session.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { BookmarkButton } from '#web/features/bookmarks/bookmark-button.tsx'
import { FeaturedCarousel, FeaturedSkeleton } from '#web/features/recipes/featured/featured-carousel.tsx'
import { useFeatured } from '#web/features/recipes/featured/use-featured.ts'
import {
  filtersToSearch,
  hasFilters,
  readFilters,
  useFilters,
} from '#web/features/recipes/filters/filters.ts'
import { RecipeFilters } from '#web/features/recipes/filters/recipe-filters.tsx'
import { cardCornerClass, RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { recipeQueries } from '#web/features/recipes/recipe-list.queries.ts'
import { RecipeResults, useLoginOnUnauthorized } from '#web/features/recipes/recipe-results.tsx'
import { ShareButtons } from '#web/features/recipes/share.tsx'
import { useRecipeResults } from '#web/features/recipes/use-recipe-results.ts'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { pageColumnClass, titleRowClass } from '#web/ui/layouts.ts'
import styles from './recipes.module.css'

export function Page() {
  const { filters, setFilters, clearFilters } = useFilters()
  const results = useRecipeResults(filters)
  const isFiltered = hasFilters(filters)
  return (
    <>
      {/* With an active filter, the results come first. */}
      {!isFiltered && <Featured />}
      <section
        className={`${pageColumnClass} ${isFiltered ? styles.filtered : styles.all}`}
        aria-labelledby="recipes-title"
      >
        <div className={titleRowClass}>
          <h1 id="recipes-title" tabIndex={-1}>
            {t.recipes}
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
  const { page, more, failure } = useFeatured()
  useLoginOnUnauthorized(isUnauthorized(more.failure))
  if (page)
    return (
      page.total > 0 && (
        <div className={pageColumnClass}>
          <FeaturedCarousel
            page={page}
            more={more}
            bookmark={recipe => <BookmarkButton recipe={recipe} className={iconButtonClass} />}
          />
        </div>
      )
    )
  if (!failure) return <FeaturedSkeleton />
  return (
    <p className={`${pageColumnClass} ${styles.failure}`} role="alert">
      {t.featuredFailed(failure.message)}
    </p>
  )
}

export const readSearch = (search: URLSearchParams) => filtersToSearch(readFilters(search))

/** Prefetches the first cards for the address's filters. Without filters, it prefetches the carousel, too. */
export const prefetch = (queries: QueryClient, url: URL) => {
  const filters = readFilters(url.searchParams)
  const isSignedIn = findToken('user') !== null
  return Promise.all([
    import.meta.env.SSR
      ? queries.prefetchQuery(recipeQueries.matches(false, filters))
      : queries.prefetchQuery(recipeQueries.catalogue(isSignedIn)),
    hasFilters(filters) || queries.prefetchQuery(recipeQueries.featured(isSignedIn)),
  ])
}
