import * as actions from '#texts/actions.ts'
import * as t from '#texts/leaving.ts'
import { isMissing } from '#web/api/failure.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note, noteClass } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Setting, settingFailureClass } from '../setting.tsx'
import styles from './export-row.module.css'
import { useDownload, useOwnData, usePrepareExport } from './own-data.queries.ts'

/** Everything that is the member's in one ZIP: asked for, being prepared, or ready. */
export function ExportRow() {
  const { data, error, isFetching, refetch } = useOwnData()
  if (isMissing(error)) return null
  return (
    <Setting heading={t.takeEverything} note={t.takeEverythingNote}>
      {data ? (
        <ExportState {...data} />
      ) : error ? (
        <div className={settingFailureClass}>
          <Note kind="error">{t.zipNotLoaded}</Note>
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {actions.tryAgain}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-16" />
      )}
    </Setting>
  )
}

type Data = NonNullable<ReturnType<typeof useOwnData>['data']>

function ExportState({ export: zip, holdings, exportHours }: Data) {
  const { data: user } = useCurrentUser()
  const prepare = usePrepareExport()
  const download = useDownload()
  if (zip?.state === 'waiting')
    return (
      <div className={`${noteClass} ${styles.waiting}`} role="status">
        <Icon name="hourglass" />
        <div>
          <p className="font-semibold">{t.preparing}</p>
          <p>{t.preparingDetail}</p>
        </div>
      </div>
    )
  if (zip?.state === 'ready' && zip.until)
    return (
      <>
        <div className={`${noteClass} ${styles.ready}`} role="status">
          <Icon name="mail" />
          <p>
            <b>{t.ready(zip.bytes)}</b> {t.readyDetail(user?.email ?? '', new Date(zip.until))}
          </p>
        </div>
        <div className={styles.actions}>
          <Button isBusy={download.isPending} onClick={() => download.mutate()}>
            <Icon name="download" />
            {t.download}
          </Button>
          <Button look="text" isBusy={prepare.isPending} onClick={() => prepare.mutate()}>
            {t.prepareNewZip}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="text-ink-2">{t.inTheZip(holdings)}</p>
      <div className={styles.actions}>
        <Button isBusy={prepare.isPending} onClick={() => prepare.mutate()}>
          <Icon name="archive" />
          {t.prepareZip}
        </Button>
        <span className="text-ink-3 text-sm">{t.weMailIt(exportHours)}</span>
      </div>
      {zip?.state === 'failed' && (
        <div className="mt-4">
          <Note kind="error">{t.zipFailed}</Note>
        </div>
      )}
    </>
  )
}
