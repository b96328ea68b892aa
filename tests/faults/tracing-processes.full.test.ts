import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { kinds, openOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { startServer } from '#tests/support/server-process.ts'
import type { ServerProcess } from '#tests/support/spawn-server.ts'
import { aDatabase, stopLocalPostgres } from '#tests/support/test-postgres.ts'

after(stopLocalPostgres)

const receiver = await openOtlpReceiver()

/**
 * Starts a site in a separate process, which prints to standard error when it loads OpenTelemetry. OpenTelemetry's API package
 * does not count, because prom-client loads it.
 */
async function aSite(t: TestContext, environment: Record<string, string>): Promise<ServerProcess> {
  const dataDir = aDataDir(t)
  await mkdir(dataDir, { recursive: true })
  const hook = join(dataDir, 'hook.mjs')
  await writeFile(
    hook,
    `import { registerHooks } from 'node:module'
     registerHooks({ resolve(name, context, next) {
       if (/^@opentelemetry.(?!api)/.test(name)) process.stderr.write('loads OpenTelemetry\\n')
       return next(name, context)
     } })`,
  )
  const { url } = await aDatabase(t, 'migrated')
  const NODE_OPTIONS = `--import=${pathToFileURL(hook).href}`
  return startServer(dataDir, { DATABASE_URL: url, SAMPLE_RECIPES: 'off', NODE_OPTIONS, ...environment })
}

async function stop(server: ServerProcess): Promise<void> {
  await server.stop()
}

test('without a collector nothing of OpenTelemetry is loaded', async t => {
  const server = await aSite(t, {})
  const url = await server.url()
  assert.equal((await fetch(`${url}/api/recipes`)).status, 200)
  await stop(server)
  assert.doesNotMatch(server.output(), /loads OpenTelemetry/)
})

test('spans from just before a stop are sent, and a page’s requests to the API are in the trace of the page', async t => {
  const server = await aSite(t, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_SERVICE_NAME: 'stopped',
  })
  const url = await server.url()
  assert.equal((await fetch(`${url}/api/recipes/suggestions?q=uji`)).status, 200)
  assert.equal((await fetch(`${url}/recipes`)).status, 200)
  await stop(server)
  assert.match(server.output(), /loads OpenTelemetry/)
  const sent = receiver.spans.filter(({ resource }) => resource['service.name'] === 'stopped')
  assert.ok(sent.some(({ name }) => name === 'GET /api/recipes/suggestions'))
  const list = sent.find(({ name }) => name === 'GET /api/recipes')
  const page = sent.find(({ spanId }) => spanId === list?.parentSpanId)
  assert.equal(page?.kind, kinds.server)
  assert.equal(page?.traceId, list?.traceId)
})

test('a collector that hangs does not hold up a stop', async t => {
  const hanging = await openOtlpReceiver(() => undefined)
  const server = await aSite(t, { OTEL_EXPORTER_OTLP_ENDPOINT: hanging.endpoint })
  const url = await server.url()
  assert.equal((await fetch(`${url}/livez`)).status, 200)
  await stop(server)
})
