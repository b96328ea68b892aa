import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { startServer } from '#tests/support/server-process.ts'
import { openConnection } from '#tests/support/socket.ts'

const count = 600
const request = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'

test('R9: health checks on the metrics port do not wait for connections that wait on the other port', async t => {
  const metricsPort = await findFreePort()
  const environment = { SAMPLE_RECIPES: 'off', METRICS_PORT: String(metricsPort) }
  const server = startServer(aDataDir(t), environment)
  const url = await server.url()
  for (const path of ['/livez', '/readyz']) {
    const response = await fetch(`http://127.0.0.1:${metricsPort}${path}`)
    assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }])
  }
  // Stopped, the server leaves all connections waiting in the kernel, however busy the machine is. The health check's connection
  // comes last.
  server.process.kill('SIGSTOP')
  const visitors = await Promise.all(Array.from({ length: count }, () => openConnection(url)))
  for (const visitor of visitors) visitor.send(request)
  const health = await openConnection(`http://127.0.0.1:${metricsPort}`)
  health.send(request)
  let answeredBefore = 0
  let isHealthAnswered = false
  const answers = visitors.map(async ({ socket }) => {
    await once(socket, 'data')
    if (!isHealthAnswered) answeredBefore += 1
  })
  const healthAnswer = once(health.socket, 'data').then(() => {
    isHealthAnswered = true
  })
  server.process.kill('SIGCONT')
  await Promise.all([healthAnswer, ...answers])
  for (const one of [health, ...visitors]) assert.match(one.received(), /^HTTP\/1\.1 200 /)
  for (const { socket } of [...visitors, health]) socket.destroy()
  t.diagnostic(`${answeredBefore} of ${count} visitors were answered before`)
  assert.ok(answeredBefore < count / 2, `${answeredBefore} of ${count}`)
})
