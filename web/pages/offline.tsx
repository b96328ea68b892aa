import { pageUrls } from '#contract/page-urls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './offline.module.css'

/**
 * Served at the address of a page that is not available offline. There it has no script, so its links are plain;
 * the first reloads the requested address.
 */
export const Page = () => (
  <div className={`page ${styles.root}`} data-scriptless>
    <p className={styles.eyebrow}>No connection</p>
    <h1 tabIndex={-1}>This page is not on your device</h1>
    <p>
      The network cannot be reached, and this page was not opened here before. Check your connection and try
      again. The recipes that you have opened while you were signed in can still be read.
    </p>
    <div className={styles.actions}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the address that was asked for */}
      <a className={buttonClass({ look: 'primary', isLarge: true })} href="">
        Try again
      </a>
      <a className={buttonClass({ look: 'quiet', isLarge: true })} href={pageUrls.recipes}>
        Recipes
      </a>
    </div>
  </div>
)
