import type { ImportBatch } from '#contract/import-files.ts'
import * as t from '#texts/imports.ts'
import { Note } from '#web/ui/note.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { isGoingOn } from './batch.queries.ts'
import styles from './batch-progress.module.css'
import { useMinutesToGo } from './use-minutes-to-go.ts'

const percentsBetweenWords = 10

/** The progress, shown at once and read aloud with every tenth. Once the import has ended, it says how. */
export function BatchProgress({ batch }: { batch: ImportBatch }) {
  const { state, readCount, expectedCount, draftCount, knownCount, reason } = batch
  const minutesToGo = useMinutesToGo(batch)
  if (!isGoingOn(batch)) {
    if (state === 'failed')
      return (
        <div className={styles.failure}>
          <Note kind="error">{reason}</Note>
        </div>
      )
    return (
      <p className={styles.ended} role="status">
        {state === 'cancelled'
          ? t.batchStopped
          : state === 'undone'
            ? t.batchUndone
            : t.batchDone(draftCount + knownCount, readCount)}
      </p>
    )
  }
  const share = expectedCount === 0 ? 0 : Math.floor((100 * readCount) / expectedCount)
  const said = share - (share % percentsBetweenWords)
  return (
    <div className={styles.root}>
      <p>
        <b>{state === 'waiting' ? t.batchWaits : t.readOf(readCount, expectedCount)}</b>
        {minutesToGo !== undefined && <small>{t.minutesToGo(minutesToGo)}</small>}
        <span>{t.percent(share)}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t.readOf(readCount, expectedCount)}
        aria-valuemin={0}
        aria-valuenow={readCount}
        aria-valuemax={Math.max(expectedCount, 1)}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <span className={visuallyHiddenClass} role="status">
        {t.percent(said)}
      </span>
    </div>
  )
}
