import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { tryAgain } from '#texts/ui.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { buttonRowClass, pageColumnClass } from '#web/ui/layouts.ts'
import styles from './offline.module.css'

/**
 * Served at the address of a page that is not available offline. It has no script there, so its links are plain. The first link
 * reloads the requested address.
 */
export const Page = () => (
  <div className={`${pageColumnClass} ${styles.root}`} data-scriptless>
    <p className={styles.eyebrow}>{t.noConnection}</p>
    <h1 tabIndex={-1}>{t.notOnDevice}</h1>
    <p>{t.notOnDeviceText}</p>
    <div className={`${buttonRowClass} ${styles.actions}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the requested address */}
      <a className={buttonClass({ look: 'primary', isLarge: true })} href="">
        {tryAgain}
      </a>
      <a className={buttonClass({ look: 'quiet', isLarge: true })} href={pageUrls.recipes}>
        {t.recipes}
      </a>
    </div>
  </div>
)
