import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { buttonRowClass, pageColumnClass } from '#web/ui/layouts.ts'
import { Link } from '#web/ui/link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import styles from './not-found.module.css'

/** The spelling that inbound links use. Addresses are matched case-insensitively. */
const supportPage = '/contactUs'

export const Page = () => (
  <div className={`${pageColumnClass} ${styles.root}`}>
    <div>
      <p className={styles.code}>{t.notFoundCode}</p>
      <h1 tabIndex={-1}>{t.notFound}</h1>
      <p className={styles.text}>{t.notFoundText}</p>
      <div className={`${buttonRowClass} ${styles.actions}`}>
        <Link className={buttonClass({ look: 'primary', isLarge: true })} to={pageUrls.home}>
          {t.goBack}
        </Link>
        <Link className={buttonClass({ look: 'quiet', isLarge: true })} to={supportPage}>
          {t.contactSupport}
        </Link>
      </div>
    </div>
    <Scene name="empty-plate" sizes="(min-width: 64rem) 32rem, 80vw" className={styles.scene} isFirst />
  </div>
)
