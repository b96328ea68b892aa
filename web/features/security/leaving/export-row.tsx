import * as t from '#texts/leaving.ts'
import { isMissing } from '#web/api/failure.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note, noteClass, warmNoteClass } from '#web/ui/note.tsx'
import { faintClass, mutedClass } from '#web/ui/text.ts'
import { Setting, SettingFoot, SettingPending } from '../setting.tsx'
import styles from './export-row.module.css'
import { useDownload, useOwnData, usePrepareExport } from './own-data.queries.ts'

/** All of the member's data in one ZIP: to request, being prepared, or ready. */
export function ExportRow() {
  const ownData = useOwnData()
  const { data } = ownData
  if (isMissing(ownData.error)) return null
  return (
    <Setting heading={t.takeEverything} note={t.takeEverythingNote}>
      {data ? <ExportState {...data} /> : <SettingPending query={ownData} notLoaded={t.zipNotLoaded} />}
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
      <div className={`${warmNoteClass} ${styles.waiting}`} role="status">
        <Icon name="hourglass" />
        <div>
          <p>{t.preparing}</p>
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
      <p className={mutedClass}>{t.inTheZip(holdings)}</p>
      <div className={styles.actions}>
        <Button isBusy={prepare.isPending} onClick={() => prepare.mutate()}>
          <Icon name="archive" />
          {t.prepareZip}
        </Button>
        <span className={faintClass}>{t.weMailIt(exportHours)}</span>
      </div>
      {zip?.state === 'failed' && (
        <SettingFoot>
          <Note kind="error">{t.zipFailed}</Note>
        </SettingFoot>
      )}
    </>
  )
}
