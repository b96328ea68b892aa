// The site on an existing database, listening on loopback, started as `npm start` does.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openPainter } from '#server/features/media/painter/painter.ts'
import { openResponseCache, type ResponseCache } from '#server/platform/http/response-cache.ts'
import { noThrottle } from '#server/platform/http/throttle.ts'
import { openLog } from '#server/platform/log/log.ts'
import { openServices } from '#server/services.ts'

/** `isUncached`: without its response cache, the site runs the queries of every request. */
export type SiteRequest = { databaseUrl: string; isUncached?: boolean }
export type SiteProcessInfo = { port: number; rssMb: number }

const tell = (port: number) =>
  process.send?.({ port, rssMb: process.memoryUsage.rss() / 1e6 } satisfies SiteProcessInfo)

process.on('message', async (message: SiteRequest | 'memory') => {
  if (message === 'memory') return void tell(0)
  const stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-site-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: message.databaseUrl,
    PORT: '0',
  })
  const log = openLog('info')
  const { services } = await openServices(
    config,
    { publicUrl: 'http://localhost:3000', isDraining: false },
    { log, stack, painter: openPainter() },
  )
  const responseCache = message.isUncached
    ? uncached(config.LIMITS.responseCacheBytes)
    : services.responseCache
  const quiet = { log, corsOrigins: [], trustProxy: [], isHttps: false }
  const app = await buildApp({ ...services, responseCache, throttler: noThrottle }, quiet)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : 0
  tell(port)
})

function uncached(maxBytes: number): ResponseCache {
  const cache = openResponseCache({ ttlMs: 0, maxBytes })
  cache.setEnabled(false)
  return cache
}
