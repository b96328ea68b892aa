import { useQuery } from '@tanstack/react-query'
import type { ImportBatch } from '#contract/import-files.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/imports.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Row } from '#web/ui/row.tsx'
import { importsQuery, isGoingOn } from '../batch/batch.queries.ts'
import { batchTitle } from '../batch/batch-title.ts'
import styles from './brought-before.module.css'

/** The files that were imported lately, for as long as their reports are kept. */
export function BroughtBefore() {
  const { data: batches = [] } = useQuery(importsQuery)
  if (batches.length === 0) return null
  return (
    <div className={styles.root}>
      <Ledger title={t.broughtBefore}>
        <ul>
          {batches.map(batch => (
            <Row
              key={batch.id}
              after={
                <Link
                  className={`${linkClass} ${styles.report}`}
                  to={pageUrls.importBatch(batch.id)}
                  aria-label={t.reportOf(batchTitle(batch))}
                >
                  {t.batchReport}
                </Link>
              }
            >
              <b>{batchTitle(batch)}</b>
              <small>{summaryOf(batch)}</small>
            </Row>
          ))}
        </ul>
      </Ledger>
    </div>
  )
}

function summaryOf(batch: ImportBatch): string {
  const day = formatDayMonth(new Date(batch.createdAt))
  if (isGoingOn(batch)) return t.beingRead(day)
  if (batch.state === 'undone') return t.undoneOn(day)
  const { readCount, draftCount, knownCount, warnedCount } = batch
  return t.summary(day, {
    made: draftCount,
    toLookAt: warnedCount,
    notRead: readCount - draftCount - knownCount,
  })
}
