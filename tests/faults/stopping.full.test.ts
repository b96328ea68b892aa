import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aDataDir,
  clusterIn,
  postmasterPid,
  waitUntil,
} from '#server/platform/database/embedded/embedded.support.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { assertWithinFirstStarts, connectToDatabase, startServer } from '#tests/support/server-process.ts'
import { openConnection, type RawConnection } from '#tests/support/socket.ts'
import { type ServerProcess, startTimeoutMs } from '#tests/support/spawn-server.ts'

const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn' }
/** Causes little work, so that a slow machine need not refuse some of two hundred requests. */
const body = JSON.stringify({ rating: 4 })

test('R10: at SIGTERM every request in flight is answered, idle connections are closed, PostgreSQL stops', async t => {
  const { server, url, dataDir, tokens } = await startSite(t, 8)
  const busy = await Promise.all(
    Array.from({ length: 200 }, (_, n) => openRequestInFlight(url, tokens[n % 8])),
  )
  const idle = await Promise.all(Array.from({ length: 200 }, () => openIdleConnection(url)))
  server.process.kill('SIGTERM')
  await Promise.all(idle.map(({ closed }) => closed))
  assert.equal(server.process.exitCode, null, 'it waits for those that are not answered yet')
  for (const connection of busy) connection.send(body)
  await Promise.all(busy.map(({ closed }) => closed))
  const answers = busy.map(connection => /HTTP\/1\.1 (20[01]|[3-5]\d\d)/.exec(connection.received())?.[1])
  assert.deepEqual(
    answers.filter(status => status !== '200'),
    [],
  )
  assert.deepEqual(await server.exited, { code: 0, signal: null }, server.errors())
  assert.equal(postmasterPid(dataDir), undefined)
})

test('R10: a site with nothing to do stops at once, also with idle connections', async t => {
  const startedAt = performance.now()
  const { server, url, dataDir } = await startSite(t, 0)
  const firstStartMs = performance.now() - startedAt
  await Promise.all(Array.from({ length: 20 }, () => openIdleConnection(url)))
  const since = performance.now()
  await server.stop()
  const tookMs = performance.now() - since
  t.diagnostic(`stopped in ${Math.round(tookMs)} ms; a first start takes ${Math.round(firstStartMs)} ms`)
  assertWithinFirstStarts([tookMs], firstStartMs)
  assert.equal(postmasterPid(dataDir), undefined)
  const again = startServer(dataDir, environment)
  await again.url()
})

type StartupPhase = [name: string, isReached: (dataDir: string, server: ServerProcess) => boolean]
const startupPhases: StartupPhase[] = [
  ['it locks DATA_DIR', dataDir => existsSync(join(dataDir, 'postgres.lock'))],
  ['it makes the cluster', dataDir => namesIn(dataDir).some(name => name.startsWith('postgres.new-'))],
  ['it starts PostgreSQL', dataDir => existsSync(join(clusterIn(dataDir), 'postmaster.pid'))],
  ['it has migrated', (_, server) => server.output().includes('"migrated"')],
]
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

for (const [name, isReached] of startupPhases) {
  test(`R10: SIGTERM when ${name} leaves nothing running, and the next start succeeds`, async t => {
    const dataDir = aDataDir(t)
    const server = startServer(dataDir, { SAMPLE_RECIPES: 'off' })
    await waitUntil(() => isReached(dataDir, server), name, startTimeoutMs)
    await server.stop()
    assert.equal(postmasterPid(dataDir), undefined)
    await startServer(dataDir, environment).url()
  })
}

test('R10: a second signal ends the server without waiting; the next start takes over what is left', async t => {
  const { server, url, dataDir, tokens } = await startSite(t, 1)
  const never = await openRequestInFlight(url, tokens[0])
  server.process.kill('SIGTERM')
  await sleep(300)
  assert.equal(server.process.exitCode, null)
  server.process.kill('SIGTERM')
  assert.deepEqual(await server.exited, { code: 1, signal: null })
  await never.closed
  await startServer(dataDir, environment).url()
})

async function startSite(t: TestContext, members: number) {
  const dataDir = aDataDir(t)
  const server: ServerProcess = startServer(dataDir, environment)
  const url = await server.url()
  const inside = await connectToDatabase(dataDir)
  const tokens: string[] = []
  for (let n = 0; n < members; n++) tokens.push((await aMember(inside)).token)
  await inside.pool.end()
  const [token] = tokens
  if (token) await createApiCall(url)('POST', '/api/recipes', { token, body: aRecipe() })
  return { server, url, dataDir, tokens }
}

/** Opens a request whose headers the server has read, as its 100 Continue shows, and whose body it waits for. */
async function openRequestInFlight(url: string, token = ''): Promise<RawConnection> {
  const connection = await openConnection(url)
  connection.send(
    `PUT /api/recipes/1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  )
  assert.ok(await connection.waitForText('HTTP/1.1 100'), connection.received())
  return connection
}

/** Opens a keep-alive connection that is idle after one response. */
async function openIdleConnection(url: string): Promise<RawConnection> {
  const connection = await openConnection(url)
  connection.send('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n')
  assert.ok(await connection.waitForText('{"status":"ok"}'))
  return connection
}
