import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../app.ts'
import type { Config } from '../config.ts'
import { bootstrapAdmin } from '../features/admin/bootstrap.ts'
import { prepareSearch } from '../features/recipes/search/search.ts'
import { distDir } from '../pages.ts'
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts'
import type { OpenDatabase } from '../platform/database/open.ts'
import { refuseUnusableDataDir } from '../platform/start/data-dir.ts'
import { refuseUnavailablePort } from '../platform/start/listening.ts'
import { StartRefused } from '../platform/start/start-refused.ts'
import { findOrSeedSampleAccount, type SampleAccount } from '../sample/sample-account.ts'
import { mainListener, metricsListener } from './listeners.ts'

/** Looks for anything that would end the start, before anything is opened or written. */
export async function refuseEarly(config: Config): Promise<void> {
  await refuseUnavailablePort(mainListener(config))
  if (config.METRICS_PORT) await refuseUnavailablePort(metricsListener(config.METRICS_PORT))
  refuseMissingClient()
  // The embedded PostgreSQL prepares the folder itself. With a bucket and a mail server, nothing is written there.
  const isWritten = !config.S3_BUCKET || !config.SMTP_URL || config.SAMPLE_RECIPES
  if (config.DATABASE_URL && isWritten) refuseUnusableDataDir(config.DATA_DIR)
}

function refuseMissingClient(): void {
  if (existsSync(join(distDir, 'client/index.html'))) return
  throw new StartRefused('The client is not built. Run npm run build once, or start with npm start.')
}

type Opened = { services: Services; database: OpenDatabase }
export type PreparedData = { sampleUser: SampleAccount | undefined; setupPath: string | undefined }

/**
 * Writes the data of a first start. Only one process does so at a time: otherwise a second one would wait for the first one's rows and time
 * out.
 */
export function prepareData(
  { services, database }: Opened,
  config: Config,
  { log, signal }: { log: FastifyBaseLogger; signal: AbortSignal },
): Promise<PreparedData> {
  const onWait = () => log.info('waiting for another Mezani that is starting on this database')
  return withAdvisoryLock(database.pool, 'start', { onWait, signal }, async () => {
    await prepareSearch(services.db, log)
    const hasSample = config.SAMPLE_RECIPES ?? database.isEmbedded
    const sampleUser = await findOrSeedSampleAccount(services, config.DATA_DIR, hasSample)
    const setupPath = await bootstrapAdmin(services.db, firstAdmin(config), config.LIMITS)
    return { sampleUser, setupPath }
  })
}

const firstAdmin = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config) =>
  email && password ? { email, password } : undefined
