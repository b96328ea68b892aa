import { type QueryClient, useQuery } from '@tanstack/react-query'
import { rareUrls } from '#contract/rare-urls.ts'
import * as t from '#texts/transparency.ts'
import { loading } from '#texts/ui.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { Figures } from '#web/features/transparency/figures.tsx'
import { transparencyQuery } from '#web/features/transparency/transparency.queries.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { linkClass } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Page as NotFound } from './not-found.tsx'
import styles from './transparency.module.css'

export function Page() {
  const { data: figures, isLoadingError, refetch } = useQuery(transparencyQuery())
  if (figures === null) return <NotFound />
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <PageHead title={t.title} aside={<VisitorLinks />} className={styles.head}>
        <p>{t.introduction}</p>
      </PageHead>
      {isLoadingError && <LoadFailure onRetry={() => refetch()}>{t.notLoaded}</LoadFailure>}
      {!figures && !isLoadingError && <p role="status">{loading}</p>}
      {figures?.months.length === 0 && <p>{t.nothingYet}</p>}
      {figures && figures.months.length > 0 && (
        <>
          <Figures figures={figures} />
          <p className={styles.csv}>
            {/* A plain link, because the file is not a page of the router. */}
            <a className={linkClass} href={rareUrls.transparencyFigures}>
              {t.csv}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(transparencyQuery())

export const isFound = (queries: QueryClient) => queries.getQueryData(transparencyQuery().queryKey) !== null
