import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as t from '#texts/rules-page.ts'
import { loading } from '#texts/status.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { RuleList } from '#web/features/rules/rule-list.tsx'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import { RulesAside } from '#web/features/rules/rules-aside.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { pageColumnClass } from '#web/ui/page-column.ts'
import { Page as NotFound } from './not-found.tsx'
import styles from './rules.module.css'

export function Page() {
  const { data: rules, isLoadingError, refetch } = useQuery(rulesQuery())
  if (rules === null) return <NotFound />
  return (
    <div className={pageColumnClass}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          {rules?.introduction.split('\n\n').map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <VisitorLinks />
      </header>
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
