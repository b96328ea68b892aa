import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openKitchen } from '#server/kitchen.ts'
import { callsTo, type Send } from './call.ts'
import { createDatabase, dropDatabase, findTestServer, stopOwnServer } from './server.ts'

export type TestSite = Awaited<ReturnType<typeof openSite>>

/**
 * A whole site of one's own: server, database, jobs, files and outbox, listening on loopback. It is built by the
 * functions that build the real one. `environment` is what an operator would set. Closed after the test file.
 */
export async function openSite(environment: Record<string, string> = {}) {
  const server = await findTestServer()
  const connection = await createDatabase(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-site-'))
  const stack = new AsyncDisposableStack()
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(connection),
    LOG_LEVEL: 'error',
    PORT: '0',
    ...environment,
  })
  const lines: string[] = []
  const log = pino({ level: config.LOG_LEVEL }, { write: line => void lines.push(line) })
  const state = { publicUrl: config.PUBLIC_URL ?? '', isDraining: false }
  const { kitchen, database } = await openKitchen(config, state, { log, stack })
  const app = await buildApp(kitchen, {
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
    await stopOwnServer()
  }
  after(close)
  return {
    url,
    app,
    dataDir,
    db: kitchen.db,
    pool: database.pool,
    kitchen,
    /** The log's lines so far, as JSON texts. */
    logged: lines,
    call: callsTo(url) satisfies Send,
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    /** Waits for a mail in the outbox that contains these words. */
    mailWith: (words: string) =>
      waitFor(async () => (await readOutbox(join(dataDir, 'outbox'))).find(mail => mail.includes(words))),
  }
}

/** The DATABASE_URL of a connection. */
export const databaseUrl = ({
  host,
  port,
  user,
  password,
  database,
}: Awaited<ReturnType<typeof createDatabase>>): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`

async function readOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter(name => name.endsWith('.eml')).sort()
  const texts = await Promise.all(mails.map(name => readFile(join(folder, name), 'utf8')))
  return texts.map(text => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** Asks again until there is an answer; what is waited for is an event, so the patience is long and rarely used. */
export async function waitFor<Found>(
  find: () => Promise<Found | undefined>,
  what = 'what was waited for',
): Promise<Found> {
  const patienceMs = 20_000
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${patienceMs / 1000} s`)
    await sleep(25)
  }
}
