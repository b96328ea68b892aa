import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/versions.ts'
import { isMissing } from '#web/api/failure.ts'
import { VersionColumns } from '#web/features/versions/version-columns.tsx'
import { useRecipeTitle, versionsQuery } from '#web/features/versions/versions.queries.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { Page as NotFound } from './not-found.tsx'
import styles from './recipe-versions.module.css'

export function Page() {
  const { recipeId = '' } = useParams()
  return <VersionsPage key={recipeId} recipeId={recipeId} />
}

function VersionsPage({ recipeId }: { recipeId: string }) {
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(recipeId))
  const title = useRecipeTitle(recipeId)
  usePageTitle(title && t.documentTitle(title))
  if (isMissing(error)) return <NotFound />
  return (
    <article className={`${pageColumnClass} ${styles.root}`} aria-busy={!versions}>
      <header>
        <BackLink to={pageUrls.recipe(recipeId)}>{title ?? t.theRecipe}</BackLink>
        <h1 tabIndex={-1}>{t.versionsCount(versions?.[0]?.number)}</h1>
      </header>
      {versions && <VersionColumns recipeId={recipeId} versions={versions} />}
      {!versions && error && (
        <LoadFailure isRetrying={isFetching} onRetry={() => refetch()}>
          {t.notLoaded}
        </LoadFailure>
      )}
      {!versions && !error && <p role="status">{t.loading}</p>}
    </article>
  )
}
