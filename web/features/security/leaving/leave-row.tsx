import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/leaving.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Setting, ValueRow } from '../setting.tsx'
import { useOwnData } from './own-data.queries.ts'

/** A link to the page for leaving. */
export function LeaveRow() {
  const { data } = useOwnData()
  if (!data) return null
  return (
    <Setting heading={t.leave}>
      <ValueRow value={t.deleteAccount} detail={t.daysToComeBack(data.leaveDays)}>
        <PrefetchLink className={buttonClass({ look: 'danger-quiet' })} to={pageUrls.leave}>
          {t.leaveMezaniEllipsis}
        </PrefetchLink>
      </ValueRow>
    </Setting>
  )
}
