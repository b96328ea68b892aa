import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipes.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import styles from './hidden-mark.module.css'

type Props = { isWaiting?: boolean | undefined; noticeId?: number | string | undefined }

/** A note below the member's own text that nobody else sees. */
export const HiddenMark = ({ isWaiting, noticeId }: Props) => (
  <p className={styles.root}>
    <State tone="warm" icon={isWaiting ? 'hourglass' : 'eye-off'}>
      {isWaiting ? t.waitsOnlyYou : t.hiddenOnlyYou}
    </State>
    {isWaiting && <span>{t.whyWaits}</span>}
    {noticeId !== undefined && (
      <Link className={linkClass} to={pageUrls.notice(noticeId)}>
        {t.whyHidden}
      </Link>
    )}
  </p>
)
