/** The backups of 0.1 end in `.backup`. */
const end = '(\\.tar(\\.age)?|\\.backup)$'
const datedName = new RegExp(`^mezani-\\d{8}T\\d{6}Z${end}`)
const beforeMigrationName = new RegExp(`^mezani-before-migration-\\d{8}T\\d{6}Z-[\\w.]+-to-[\\w.]+${end}`)

type Encrypted = { isEncrypted: boolean }

/** Returns the name of a backup that is made at this time. The order of the names is the order of the times. */
export const datedNameOf = (time: Date, encrypted: Encrypted): string =>
  `mezani-${stampOf(time)}${endOf(encrypted)}`

export const isDatedName = (name: string): boolean => datedName.test(name)

/** Returns the name of a backup that is made before a migration, with the numbers of the migrations. It is not a dated name. */
export const beforeMigrationNameOf = (
  time: Date,
  { from, to }: { from: string; to: string },
  encrypted: Encrypted,
): string =>
  `mezani-before-migration-${stampOf(time)}-${numberOf(from)}-to-${numberOf(to)}${endOf(encrypted)}`

export const isBeforeMigrationName = (name: string): boolean => beforeMigrationName.test(name)

const endOf = ({ isEncrypted }: Encrypted): string => (isEncrypted ? '.tar.age' : '.tar')

const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** `0024-backup-runs.sql` → `0024` */
const numberOf = (migration: string): string => /^\w+/.exec(migration)?.[0] ?? ''
