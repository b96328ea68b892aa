import { pageUrls } from '#contract/page-urls.ts'
import { adminRules } from '#texts/app.ts'
import * as t from '#texts/rules.ts'
import { loading } from '#texts/ui.ts'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { RulesForm } from '#web/features/rules/rules-form.tsx'
import { useRulesText } from '#web/features/rules/use-rules-text.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { introductionClass } from '#web/ui/text.ts'
import styles from './admin-rules.module.css'

export function Page() {
  const { written, publish } = useRulesText()
  return (
    <AdminPage title={adminRules}>
      <p className={`${introductionClass} ${styles.introduction}`}>
        {t.formIntroduction}{' '}
        <Link className={linkClass} to={pageUrls.rules}>
          {t.readThem}
        </Link>
      </p>
      {written.isLoadingError && <LoadFailure onRetry={() => written.refetch()}>{t.notLoaded}</LoadFailure>}
      {written.isLoading && <p role="status">{loading}</p>}
      {written.data && <RulesForm rules={written.data} publish={publish} />}
    </AdminPage>
  )
}
