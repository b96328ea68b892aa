import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as t from '#texts/rules.ts'
import { loading } from '#texts/ui.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { RuleList } from '#web/features/rules/rule-list.tsx'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import { RulesAside } from '#web/features/rules/rules-aside.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Page as NotFound } from './not-found.tsx'
import styles from './rules.module.css'

export function Page() {
  const { data: rules, isLoadingError, refetch } = useQuery(rulesQuery())
  if (rules === null) return <NotFound />
  return (
    <div className={pageColumnClass}>
      <PageHead title={t.title} aside={<VisitorLinks />}>
        {rules?.introduction.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PageHead>
      {isLoadingError && <LoadFailure onRetry={() => refetch()}>{t.notLoaded}</LoadFailure>}
      {!rules && !isLoadingError && <p role="status">{loading}</p>}
      {rules && (
        <div className={styles.columns}>
          <RuleList rules={rules.rules} />
          <RulesAside {...rules} />
        </div>
      )}
    </div>
  )
}

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(rulesQuery())

export const isFound = (queries: QueryClient) => queries.getQueryData(rulesQuery().queryKey) !== null
