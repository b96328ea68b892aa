import { type QueryClient, useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { Hero } from '#web/features/recipes/hero.tsx'
import { LatestRecipes } from '#web/features/recipes/latest-recipes.tsx'
import { recipeQueries } from '#web/features/recipes/recipe-list.queries.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import styles from './home.module.css'

export function Page() {
  const { data: recipes, isError } = useQuery(recipeQueries.latest())
  return (
    <>
      <Hero />
      {/* If there are no recipes, or if they fail to load, the section is left out. The page's purpose is above it. */}
      {!isError && recipes?.length !== 0 && (
        <section className={`${pageColumnClass} ${styles.latest}`} aria-labelledby="latest">
          <div className={styles.head}>
            <h2 id="latest">{t.onTheTableNow}</h2>
            <PrefetchLink className={linkClass} to={pageUrls.recipes}>
              {t.allRecipes}
            </PrefetchLink>
          </div>
          <LatestRecipes recipes={recipes} />
        </section>
      )}
    </>
  )
}

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(recipeQueries.latest())
