import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { waitFor } from '#tests/support/wait-for.ts'
import { defaultLimits } from '../limits/default-limits.ts'
import { type ConnectionLimits, limitConnections } from './connections.ts'
import { fitConnections } from './descriptor-limit.ts'

const bigBytes = 20_000_000
const isLoopback = (address: string) => address === '127.0.0.1'

/** Opens a server with limits. It never responds to `/held`, sends 20 MB for `/big`, and `ok` for anything else. */
async function openLimited(t: TestContext, limits: Partial<ConnectionLimits>) {
  let held = 0
  const server = createServer({ keepAliveTimeout: 600_000 }, ({ url }, response) => {
    if (url === '/held') {
      held += 1
      return
    }
    response.end(url === '/big' ? Buffer.alloc(bigBytes) : 'ok')
  })
  limitConnections(server, {
    ...defaultLimits.connections,
    total: 1_000,
    perNetwork: 1_000,
    headersTimeoutMs: 100,
    isExempt: () => false,
    ...limits,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = async (path?: string, localAddress?: string): Promise<Client> => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
    const client = { socket, received: '', isClosed: false }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      client.isClosed = true
    })
    await once(socket, 'connect')
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return client
  }
  /** Returns the status of the response that a new client receives. */
  const ask = async (localAddress?: string): Promise<string> => {
    const client = await open('/', localAddress)
    client.socket.setEncoding('latin1').on('data', text => {
      client.received += text
    })
    const status = await waitFor(async () => /^HTTP\/1.1 (\d+)/.exec(client.received)?.[1], 'an answer')
    client.socket.destroy()
    return status
  }
  /** Waits until this many requests have arrived that get no response. */
  const waitUntilHeld = (count: number) =>
    waitFor(async () => held === count || undefined, `${count} requests`)
  /**
   * Waits until the server has at most this many connections. A paused socket notices the end only when it reads again; the server knows
   * sooner.
   */
  const waitUntilConnected = (count: number) =>
    waitFor(
      async () => (await promisify(server.getConnections.bind(server))()) <= count || undefined,
      `${count} connections`,
    )
  return { open, ask, waitUntilHeld, waitUntilConnected }
}
type Client = { socket: Socket; received: string; isClosed: boolean }

const openMany = (count: number, open: () => Promise<Client>) =>
  Promise.all(Array.from({ length: count }, open))
const countOpen = (clients: Client[]) => clients.filter(({ isClosed }) => !isClosed).length
const waitUntilOpen = (clients: Client[], count: number) =>
  waitFor(async () => (countOpen(clients) <= count ? true : undefined), `${count} open connections`)

test('a client with more pipelined requests than allowed is disconnected; the allowed number is served', async t => {
  const { maxPipelined } = defaultLimits.connections
  const { open } = await openLimited(t, {})
  const send = async (path: string, count: number) => {
    const client = await open()
    client.socket.setEncoding('latin1').on('data', text => {
      client.received += text
    })
    client.socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(count))
    return client
  }
  const patient = await send('/', maxPipelined)
  await waitFor(
    async () => patient.received.split('HTTP/1.1 200').length > maxPipelined || undefined,
    'all of them',
  )
  patient.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(maxPipelined))
  await waitFor(
    async () => patient.received.split('HTTP/1.1 200').length > 2 * maxPipelined || undefined,
    'as many again',
  )
  const greedy = await send('/held', maxPipelined + 1)
  await waitFor(async () => greedy.isClosed || undefined, 'the end of the connection')
  const waiting = await send('/held', maxPipelined)
  await sleep(300)
  assert.equal(waiting.isClosed, false)
})

test('R8: 150 idle connections at a limit of 20 keep nobody out: the oldest are closed', async t => {
  const { open, ask } = await openLimited(t, { total: 20 })
  const idle = await openMany(150, () => open())
  await waitUntilOpen(idle, 20)
  for (let visitor = 0; visitor < 30; visitor += 1) assert.equal(await ask(), '200')
  assert.ok(countOpen(idle) <= 20)
})

test('R8: a connection with a request is not closed for a new one, which is told to come back', async t => {
  const { open, ask, waitUntilHeld } = await openLimited(t, { total: 10 })
  const busy = await openMany(10, () => open('/held'))
  await waitUntilHeld(10)
  assert.equal(await ask(), '503')
  assert.equal(countOpen(busy), 10)
  busy[0]?.socket.destroy()
  await waitFor(async () => ((await ask()) === '200' ? true : undefined), 'a free place')
  assert.equal(countOpen(busy), 9)
})

test('R8: one network has a share of the connections; this machine and proxies have no limit', async t => {
  const { open, ask, waitUntilHeld } = await openLimited(t, { perNetwork: 5, isExempt: isLoopback })
  const attacker = await openMany(5, () => open('/held', '127.0.0.2'))
  const local = await openMany(20, () => open('/held', '127.0.0.1'))
  await waitUntilHeld(25)
  assert.equal(await ask('127.0.0.2'), '503')
  assert.equal(await ask('127.0.0.3'), '200')
  assert.deepEqual([countOpen(attacker), countOpen(local)], [5, 20])
})

test('R8: a connection that sends only empty lines is closed like a silent one; one with requests is not', async t => {
  const idleMs = 2_000
  const { open } = await openLimited(t, { idleMs, sweepMs: 50 })
  const [fresh, answered, asking, held] = await Promise.all([open(), open('/'), open('/'), open('/held')])
  const sending = setInterval(() => {
    for (const { socket } of [fresh, answered, held]) socket.write('\r\n')
    asking.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  }, 100)
  t.after(() => clearInterval(sending))
  for (const { socket } of [fresh, answered, asking]) socket.resume()
  await waitUntilOpen([fresh, answered], 0)
  await sleep(idleMs)
  assert.deepEqual([asking.isClosed, held.isClosed], [false, false])
})

test('R8: a client that does not read its response is disconnected; one that reads is not', async t => {
  const { open, waitUntilConnected } = await openLimited(t, { sendTimeoutMs: 300 })
  const stalled = await openMany(5, () => open('/big'))
  for (const { socket } of stalled) socket.pause()
  const reading = await open('/big')
  let bytes = 0
  reading.socket.on('data', chunk => {
    bytes += chunk.length
  })
  await waitUntilConnected(1)
  for (const { socket } of stalled) socket.resume()
  await waitUntilOpen(stalled, 0)
  await waitFor(async () => (bytes > bigBytes ? true : undefined), 'all that was asked for')
  assert.equal(reading.isClosed, false)
})

test('R8: all unread responses together take a bounded amount of memory', async t => {
  const { open } = await openLimited(t, { maxUnreadBytes: bigBytes * 2 })
  const stalled = await openMany(8, () => open('/big'))
  for (const { socket } of stalled) socket.pause()
  await sleep(2_500)
  for (const { socket } of stalled) socket.resume()
  await waitUntilOpen(stalled, 3)
  assert.ok(countOpen(stalled) >= 1, 'no more were given up than had to be')
})

test('R8: there are fewer connections than descriptors, and the log says how to allow more', () => {
  const warnings: unknown[] = []
  const log = { warn: (...line: unknown[]) => void warnings.push(line) }
  assert.equal(fitConnections(5_000, log as never, 20_000), 5_000)
  assert.equal(fitConnections(5_000, log as never, Number.POSITIVE_INFINITY), 5_000)
  assert.deepEqual(warnings, [])
  assert.equal(fitConnections(5_000, log as never, 1_024), 896)
  assert.equal(fitConnections(5_000, log as never, 100), 16)
  assert.match(JSON.stringify(warnings), /1024 files.*MAX_CONNECTIONS/)
})
