import * as t from '#texts/admin-security.ts'
import { adminSecurity } from '#texts/pages.ts'
import { loading } from '#texts/status.ts'
import { AdminHead } from '#web/features/admin/admin-head.tsx'
import { useAdminSecurity } from '#web/features/admin/use-admin-security.ts'
import { SecondFactorSetting } from '#web/features/security/second-factor-setting.tsx'
import { SecurityViewProvider, useSecurityView } from '#web/features/security/security-view.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'

export function Page() {
  const { security, owner } = useAdminSecurity()
  const view = useSecurityView()
  const { data } = security
  return (
    <div className="page pt-6 pb-10">
      <AdminHead title={adminSecurity} />
      <SecurityViewProvider value={view}>
        {view.wholeView ?? (
          <div className="pt-6">
            {security.isLoadingError && (
              <LoadFailure isRetrying={security.isFetching} onRetry={() => security.refetch()}>
                {t.notLoaded}
              </LoadFailure>
            )}
            {security.isLoading && <p role="status">{loading}</p>}
            {data?.isSecondFactorRequired && !data.secondFactor.since && (
              <p className="mb-6 max-w-measure">{t.needed}</p>
            )}
            {data && <SecondFactorSetting state={data.secondFactor} owner={owner} />}
          </div>
        )}
      </SecurityViewProvider>
    </div>
  )
}
