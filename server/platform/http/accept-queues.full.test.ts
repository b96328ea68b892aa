import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { openConnection } from '#tests/support/socket.ts'
import { listenInQueues } from './accept-queues.ts'
import { findFreePort } from './find-free-port.ts'
import { closeGracefully } from './graceful-close.ts'

const host = '127.0.0.1'
/** So many that each of the sockets has some. */
const clients = 200
const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

/** An app that answers all but the last request once it is told to, and that one once it is told so too. */
function openApp(t: TestContext) {
  const app = Fastify()
  const [others, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { promise: allReceived, resolve: receiveAll } = Promise.withResolvers<void>()
  let received = 0
  app.get('/', async () => {
    received += 1
    const isLast = received === clients
    if (isLast) receiveAll()
    await (isLast ? last : others).promise
    return 'karibu'
  })
  t.after(() => app.close())
  return { app, releaseOthers: others.resolve, releaseLast: last.resolve, allReceived }
}

const listen = (app: FastifyInstance, port: number) => listenInQueues(app, { setting: 'PORT', host, port })

test('what is asked on any of the sockets is answered before they are closed, and then none listens', async t => {
  const { app, releaseOthers, releaseLast, allReceived } = openApp(t)
  const port = await findFreePort()
  const url = `http://${host}:${port}`
  const listening = await listen(app, port)
  const idle = await openConnection(url)
  const busy = await Promise.all(Array.from({ length: clients }, () => openConnection(url)))
  for (const connection of busy) connection.send(request)
  await allReceived
  let isClosed = false
  const closing = closeGracefully(app, { listening }).then(() => {
    isClosed = true
  })
  await idle.closed
  for (let n = 0; n < 50; n += 1) await assert.rejects(openConnection(url), /ECONNREFUSED/)
  releaseOthers()
  let ended = 0
  await new Promise<void>(resolve => {
    for (const { closed } of busy)
      void closed.then(() => {
        ended += 1
        if (ended === clients - 1) resolve()
      })
  })
  await sleep(50)
  assert.equal(isClosed, false)
  releaseLast()
  await closing
  await Promise.all(busy.map(({ closed }) => closed))
  for (const connection of busy) assert.match(connection.received(), /^HTTP\/1\.1 200 .*karibu$/s)
})

test('a port has one site, though several sockets listen', async t => {
  const [one, other] = [openApp(t).app, openApp(t).app]
  const port = await findFreePort()
  const outcomes = await Promise.allSettled([listen(one, port), listen(other, port)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const listening = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? outcome.value : []))
  await assert.rejects(listen(Fastify(), port))
  await Promise.all(
    [one, other].map((app, at) =>
      closeGracefully(app, { listening: outcomes[at]?.status === 'fulfilled' ? listening : [] }),
    ),
  )
  await listen(openApp(t).app, port).then(again => again.map(server => server.close()))
})
