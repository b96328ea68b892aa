import { Gauge, type Registry } from 'prom-client'
import type { BackupStatus, RunKind } from './backup-runs.queries.ts'

/** Metrics of the whole site. They are not numbers while the database is unreachable. */
export function gaugeBackups(findBackupStatus: () => Promise<BackupStatus>, registry: Registry): void {
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const status = await findBackupStatus().catch(() => undefined)
        for (const kind of runKinds) this.set({ kind }, status ? read(status[kind]) : Number.NaN)
      },
    })
}

const runKinds: readonly RunKind[] = ['backup', 'verified_restore']

type BackupGauge = { name: string; help: string; read: (runs: BackupStatus[RunKind]) => number }

const gauges: readonly BackupGauge[] = [
  {
    name: 'mezani_backup_last_success_timestamp_seconds',
    help: 'When the last backup, or the last verified restore, succeeded; 0 for never.',
    read: ({ lastSuccessful }) => (lastSuccessful?.finishedAt.getTime() ?? 0) / 1000,
  },
  {
    name: 'mezani_backup_last_ok',
    help: 'Whether the last backup, or the last verified restore, succeeded: 1 or 0.',
    read: ({ last }) => Number(last?.isSuccessful ?? 0),
  },
  {
    name: 'mezani_backup_bytes',
    help: 'The size of the last backup that succeeded, or of the one whose restore was verified; 0 for none.',
    read: ({ lastSuccessful }) => lastSuccessful?.bytes ?? 0,
  },
]
