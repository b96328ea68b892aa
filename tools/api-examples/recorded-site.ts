import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { type OpenidProvider, openOpenidProvider } from '#harness/openid-provider.ts'
import { createDatabase, databaseUrl, dropDatabase, findTestPostgres } from '#harness/test-postgres.ts'
import { buildApp, type Services } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openPainter } from '#server/features/media/painter/painter.ts'
import { recordedUrl } from '#server/platform/docs/examples.ts'
import { openLog } from '#server/platform/log/log.ts'
import { openServices } from '#server/services.ts'
import { openPageServer } from './page-server.ts'

export type RecordedSite = {
  db: Services['db']
  connection: PoolConfig
  files: Services['files']
  url: string
  provider: OpenidProvider
  /** Where another site's pages are. */
  pageUrl: string
  /** The same site, as if it kept members out until their address is verified. */
  strictUrl: string
}

/** A whole, empty site that listens on loopback. Nothing runs in its background, so that its answers are always the same. */
export async function openRecordedSite(stack: AsyncDisposableStack): Promise<RecordedSite> {
  const server = await findTestPostgres()
  const connection = await createDatabase(server)
  stack.defer(() => dropDatabase(connection, server))
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-examples-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const provider = await openOpenidProvider()
  stack.defer(provider.close)
  const pageUrl = await openPageServer(stack)
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(connection),
    IMPORT_NETWORKS: '127.0.0.1/32',
    OIDC_PROVIDERS: JSON.stringify([provider.settings]),
  })
  const log = openLog('warn')
  const { services } = await openServices(
    config,
    { publicUrl: recordedUrl, isDraining: false },
    { log, stack, painter: openPainter(), isSecondary: true },
  )
  const listen = async (changes: Partial<Services> = {}) => {
    const app = await buildApp(
      { ...services, ...changes },
      { log, corsOrigins: [], trustProxy: [], isHttps: true },
    )
    stack.defer(() => app.close())
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  const { db, files } = services
  const strictUrl = await listen({ isVerificationRequired: true })
  return { db, connection, files, url: await listen(), provider, pageUrl, strictUrl }
}
