import { pageUrls } from '#contract/page-urls.ts'
import * as actions from '#texts/actions.ts'
import { adminRules } from '#texts/pages.ts'
import * as t from '#texts/rules-form.ts'
import { loading } from '#texts/status.ts'
import { RulesForm } from '#web/features/rules/rules-form.tsx'
import { useRulesText } from '#web/features/rules/use-rules-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'

export function Page() {
  const { written, publish } = useRulesText()
  return (
    <div className="page pt-6">
      <Link className={linkClass} to={pageUrls.adminDashboard}>
        {t.back}
      </Link>
      <h1 className="mt-3 text-title-lg" tabIndex={-1}>
        {adminRules}
      </h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2">
        {t.introduction}{' '}
        <Link className={linkClass} to={pageUrls.rules}>
          {t.readThem}
        </Link>
      </p>
      {written.isLoadingError && (
        <Note kind="error">
          <p>{t.notLoaded}</p>
          <Button className="mt-3" onClick={() => written.refetch()}>
            {actions.tryAgain}
          </Button>
        </Note>
      )}
      {written.isLoading && <p role="status">{loading}</p>}
      {written.data && <RulesForm rules={written.data} publish={publish} />}
    </div>
  )
}
