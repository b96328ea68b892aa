import { type Config, readConfig } from '#server/config.ts'
import { explainFailure } from '#server/explain-failure.ts'
import { openPictureStore } from '#server/picture-store.ts'
import type { SiteStorage } from '#server/platform/backup/backup.ts'
import { type Database, openDatabase, openPool } from '#server/platform/database/connect.ts'
import { joinEmbedded, startEmbedded } from '#server/platform/database/embedded/embedded.ts'

/** `db` connects at its first query. */
type Storage = SiteStorage & { db: Database }
type Options = {
  /** Refuses a DATA_DIR that a running Mezani uses. If false, its PostgreSQL is shared. */
  isAlone: boolean
}

/** Opens the rows and pictures of this environment's site as they are: nothing is migrated and no job runs. */
export async function withStorage(
  config: Config,
  { isAlone }: Options,
  task: (storage: Storage) => Promise<void>,
): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const { connection, owner } = await openConnections(config, isAlone, stack)
  const pool = openPool({ ...connection, max: 1 }, error => console.error(error.message))
  stack.defer(() => pool.end())
  await task({ connection, owner, files: await openPictureStore(config), db: openDatabase(pool) })
}

async function openConnections(
  config: Config,
  isAlone: boolean,
  stack: AsyncDisposableStack,
): Promise<Pick<SiteStorage, 'connection' | 'owner'>> {
  const { DATABASE_URL: url, AUDIT_OWNER_URL: ownerUrl } = config
  if (url)
    return {
      connection: { connectionString: url },
      owner: ownerUrl ? { connectionString: ownerUrl } : undefined,
    }
  const embedded = await (isAlone ? startEmbedded : joinEmbedded)({
    dataDir: config.DATA_DIR,
    log: ({ level, message }) => level !== 'info' && console.error(message),
  })
  stack.defer(embedded.stop)
  return embedded
}

/** Runs a tool with this environment's settings. A failure is printed, and sets the tool's exit code. */
export async function runTool(task: (config: Config) => Promise<void>): Promise<void> {
  try {
    await task(readConfig())
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}
