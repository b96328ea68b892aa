import * as t from '#texts/admin.ts'
import { formatDateTime } from '#texts/format/time.ts'
import { fieldsOf } from '#web/api/foreign/readers.ts'

/** Says in one line when the last backup and the last verified restore were. Undefined for a backend without these statistics. */
export function describeBackups(statistics: unknown): string | undefined {
  const { lastBackup, lastVerifiedRestore } = fieldsOf(statistics)
  if (lastBackup === undefined || lastVerifiedRestore === undefined) return undefined
  const backup = describeRun(lastBackup, { none: t.noBackup, failed: t.backupFailed, done: t.lastBackup })
  const restore = describeRun(lastVerifiedRestore, {
    none: t.noRestore,
    failed: t.restoreFailed,
    done: t.lastRestore,
  })
  return `${backup} · ${restore}`
}

type Words = { none: string; failed: (time: string) => string; done: (time: string, bytes: number) => string }

function describeRun(run: unknown, { none, failed, done }: Words): string {
  const { finishedAt, isSuccessful, bytes } = fieldsOf(run)
  if (typeof finishedAt !== 'string') return none
  const time = formatDateTime(new Date(finishedAt))
  return isSuccessful ? done(time, Number(bytes)) : failed(time)
}
