import * as t from '#texts/notifications.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './changed-line.module.css'

/** A recipe's line as it was, above the line as it is. */
export const ChangedLine = ({ was, now }: { was: string; now: string }) => (
  <small className={styles.root}>
    {was && (
      <del>
        <span className={visuallyHiddenClass}>{t.was}</span> <bdi>{was}</bdi>
      </del>
    )}
    {now && (
      <ins>
        <span className={visuallyHiddenClass}>{t.isNow}</span> <bdi>{now}</bdi>
      </ins>
    )}
  </small>
)
