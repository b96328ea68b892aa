import { useId } from 'react'
import * as t from '#texts/admin.ts'
import { describeBackups } from './describe-backups.ts'
import styles from './statistics-section.module.css'

/** The statistics as they were received, formatted. */
export function StatisticsSection({ statistics }: { statistics: unknown }) {
  const titleId = useId()
  const backups = describeBackups(statistics)
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t.statistics}</h2>
      </header>
      {statistics === undefined ? (
        <p className={styles.none}>{t.notAvailable}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        <pre className={styles.figures} tabIndex={0}>
          {JSON.stringify(statistics, null, 2)}
        </pre>
      )}
      {backups && <p className={styles.none}>{backups}</p>}
    </section>
  )
}
