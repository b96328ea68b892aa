import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { findFreePort, freePorts } from './find-free-port.ts'

test('a free port can be listened on, and is outside the ports that the system assigns', async t => {
  for (let n = 0; n < 20; n += 1) {
    const port = await findFreePort()
    assert.ok(port >= freePorts.first && port <= freePorts.last, String(port))
    const server = createServer().listen(port, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
  }
  const any = createServer().listen(0, '127.0.0.1')
  t.after(() => any.close())
  await once(any, 'listening')
  assert.ok((any.address() as AddressInfo).port > freePorts.last)
})

test('a port that is taken is not free', async t => {
  const taken = createServer().listen(0, '127.0.0.1')
  t.after(() => taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await assert.rejects(findFreePort({ first: port, last: port }), /none was free/)
})
