import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportBatch } from '#contract/import-files.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { bringARecipe } from '#texts/app.ts'
import { formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/imports.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { draftsKey, importKey, importsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { isGoingOn } from './batch.queries.ts'
import { BatchProgress } from './batch-progress.tsx'
import { BatchReport } from './batch-report.tsx'
import { batchTitle } from './batch-title.ts'
import styles from './batch-view.module.css'

/** One imported file: its progress, what became of each recipe, and how to undo the import. */
export function BatchView({ batch }: { batch: ImportBatch }) {
  const [isAsking, setIsAsking] = useState(false)
  const stop = useBatchAct(batch, rows.cancelImport, t.stopBatchFailed)
  const undo = useBatchAct(batch, rows.undoImport, t.undoBatchFailed)
  const title = batchTitle(batch)
  usePageTitle(title)
  const isUndone = batch.state === 'undone'
  const reportUntil = isUndone ? t.undoneReportUntil : t.reportUntil
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <PageHead
        title={title}
        back={<BackLink to={pageUrls.importRecipe}>{bringARecipe}</BackLink>}
        aside={
          isGoingOn(batch) && (
            <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
              <Icon name="x" size="small" />
              {t.stopBatch}
            </Button>
          )
        }
      >
        <p>{isGoingOn(batch) ? t.goesOn : reportUntil(formatFullDate(new Date(batch.deletedAt)))}</p>
      </PageHead>
      <BatchProgress batch={batch} />
      {!isUndone && <BatchReport batch={batch} />}
      {!isUndone && batch.unchangedCount > 0 && (
        <div className={styles.undo}>
          <p>{t.undoHint(batch.unchangedCount, batch.draftCount)}</p>
          <Button look="danger-quiet" isBusy={undo.isPending} onClick={() => setIsAsking(true)}>
            {t.undoBatch}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.undoBatchTitle}
          text={t.undoBatchText(batch.unchangedCount)}
          confirm={t.undoBatch}
          isBusy={undo.isPending}
          onConfirm={() =>
            undo.mutate(undefined, {
              onSuccess: () => setIsAsking(false),
              onError: () => setIsAsking(false),
            })
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function useBatchAct(
  { id }: ImportBatch,
  row: typeof rows.cancelImport | typeof rows.undoImport,
  failed: string,
) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (): Promise<ImportBatch> => call(row, { id }),
    onError: () => showToast.error(failed),
    onSuccess: changed => {
      queries.setQueryData(importKey(String(id)), changed)
      invalidate(queries, { queryKey: importsKey })
      invalidate(queries, { queryKey: draftsKey })
    },
  })
}
