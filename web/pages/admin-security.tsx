import * as t from '#texts/admin.ts'
import { adminSecurity } from '#texts/app.ts'
import { loading } from '#texts/ui.ts'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { useAdminSecurity } from '#web/features/admin/use-admin-security.ts'
import { SecondFactorSetting } from '#web/features/security/second-factor-setting.tsx'
import { SecurityViewProvider, useSecurityView } from '#web/features/security/security-view.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import styles from './admin-security.module.css'

export function Page() {
  const { security, owner } = useAdminSecurity()
  const view = useSecurityView()
  const { data } = security
  return (
    <AdminPage title={adminSecurity}>
      <SecurityViewProvider value={view}>
        {view.wholeView ?? (
          <div className={styles.root}>
            {security.isLoadingError && (
              <LoadFailure isRetrying={security.isFetching} onRetry={() => security.refetch()}>
                {t.securityNotLoaded}
              </LoadFailure>
            )}
            {security.isLoading && <p role="status">{loading}</p>}
            {data?.isSecondFactorRequired && !data.secondFactor.since && (
              <p className={styles.needed}>{t.secondFactorNeeded}</p>
            )}
            {data && <SecondFactorSetting state={data.secondFactor} owner={owner} />}
          </div>
        )}
      </SecurityViewProvider>
    </AdminPage>
  )
}
