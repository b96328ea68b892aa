import { pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/admin-security.ts'
import { adminSecurity } from '#texts/pages.ts'
import { loading } from '#texts/status.ts'
import { useAdminSecurity } from '#web/features/admin/use-admin-security.ts'
import { SecondFactorSetting } from '#web/features/security/second-factor-setting.tsx'
import { SecurityViewProvider, useSecurityView } from '#web/features/security/security-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

export function Page() {
  const { security, owner } = useAdminSecurity()
  const view = useSecurityView()
  const { data } = security
  return (
    <div className="page pt-6 pb-10">
      <Link className={linkClass} to={pageUrls.adminDashboard}>
        {t.back}
      </Link>
      <h1 className="mt-3 text-title-lg" tabIndex={-1}>
        {adminSecurity}
      </h1>
      <SecurityViewProvider value={view}>
        {view.wholeView ?? (
          <div className="pt-6">
            {security.isLoadingError && (
              <Note kind="error">
                <p>{t.notLoaded}</p>
                <Button className="mt-3" isBusy={security.isFetching} onClick={() => security.refetch()}>
                  {actions.tryAgain}
                </Button>
              </Note>
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
