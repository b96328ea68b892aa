import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Painter } from '#server/features/media/painter/painter.ts'
import { servePages } from '#server/pages.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { openLog } from '#server/platform/log/log.ts'
import { openServices } from '#server/services.ts'
import { type ApiCall, createApiCall } from './call.ts'
import { readOutbox } from './mails.ts'
import { openPainter } from './stub-painter.ts'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  findTestPostgres,
  stopLocalPostgres,
} from './test-postgres.ts'
import { waitFor } from './wait-for.ts'

let openSites = 0

export type TestSite = Awaited<ReturnType<typeof openSite>>

/**
 * Opens a whole site for one test file: server, database, jobs, files and outbox, listening on loopback, built by the product's
 * own functions. `environment` is what an operator would set. With `isSecondary` jobs are enqueued and not run. The site is
 * closed after the test file.
 */
export async function openSite(
  environment: Record<string, string> = {},
  painter: Painter = openPainter(),
  options: { isSecondary?: boolean } = {},
) {
  const server = await findTestPostgres()
  const connection = await createDatabase(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-site-'))
  const stack = new AsyncDisposableStack()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(connection),
    LOG_LEVEL: 'error',
    PORT: '0',
    ...environment,
  }
  const config = readConfig(settings)
  const lines: string[] = []
  const log = openLog(config.LOG_LEVEL, { write: line => void lines.push(line) })
  const state = { publicUrl: config.PUBLIC_URL ?? '', isDraining: false }
  const { services, database } = await openServices(config, state, {
    log,
    stack,
    painter,
    ...options,
  })
  const app = await buildApp(services, {
    log,
    corsOrigins: config.CORS_ORIGINS,
    trustProxy: config.TRUST_PROXY,
    isHttps: state.publicUrl.startsWith('https:'),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  state.publicUrl ||= url
  const close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await stack.disposeAsync()
    await dropDatabase(connection, server)
    await rm(dataDir, { recursive: true, force: true })
    openSites -= 1
    if (openSites === 0) await stopLocalPostgres()
  }
  openSites += 1
  after(close)
  return {
    url,
    databaseUrl: config.DATABASE_URL ?? '',
    app,
    dataDir,
    db: services.db,
    pool: database.pool,
    services,
    log,
    /** The log's lines so far, as JSON texts. */
    logLines: lines,
    call: createApiCall(url) satisfies ApiCall,
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    /** Waits for a mail in the outbox that contains these words. */
    waitForMail: (words: string) =>
      waitFor(async () => (await readOutbox(join(dataDir, 'outbox'))).find(mail => mail.includes(words))),
  }
}

/** Opens the same site on another port without rate limits, for tests with thousands of requests. */
export async function openUnthrottled({ services, log }: Pick<TestSite, 'services' | 'log'>) {
  const app = await buildApp(
    { ...services, throttler: noThrottle },
    { log, corsOrigins: [], trustProxy: [], isHttps: false },
  )
  const url = await serve(app)
  return { app, url, call: createApiCall(url) satisfies ApiCall }
}

/** Serves the API and the pages of the built client on another port, until the test file ends. */
export async function openPages(
  { services, log }: Pick<TestSite, 'services' | 'log'>,
  { isHttps = false } = {},
): Promise<{ url: string }> {
  const app = await buildApp(services, { log, corsOrigins: [], trustProxy: [], isHttps })
  await servePages(app, services)
  return { url: await serve(app) }
}

/** Serves an app on loopback until the test file ends; returns its address. */
export async function serve(app: FastifyInstance): Promise<string> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  after(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return url
}
