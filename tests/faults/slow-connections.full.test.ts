import assert from 'node:assert/strict'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { anInitializedDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { defaultLimits, defaultLimits as limits } from '#server/platform/limits/default-limits.ts'
import { rounds } from '#tests/support/rounds.ts'
import { residentMb, startServer, waitUntilReady } from '#tests/support/server-process.ts'
import { openConnection } from '#tests/support/socket.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** What a client does slowly: send its headers, send its body, or read what it requested. */
type SlowKind = 'headers' | 'body' | 'unread'

const opening: Record<SlowKind, string> = {
  headers: 'GET /livez HTTP/1.1\r\nhost: x\r\n',
  body: 'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{',
  // As many requests as a connection may send at once. Their responses are more than the kernel's buffers take.
  unread: 'GET /recipes HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n'.repeat(
    defaultLimits.connections.maxPipelined,
  ),
}

/** What a client sends once a second. A client that reads nothing notices a disconnection only by its second write after it. */
const trickle: Record<SlowKind, string> = { headers: 'x-slow: 1\r\n', body: ' ', unread: '\r\n' }
const trickleMs = 1_000

/** Opens `count` slow clients at once, and a new one for each that the server disconnects, until they are stopped. */
function openSlowClients(port: number, kind: SlowKind, count: number) {
  const openedAt = new Map<Socket, number>()
  const lifetimesMs: number[] = []
  let isOpening = true

  function open(): void {
    const socket = connect(port, '127.0.0.1')
    openedAt.set(socket, performance.now())
    socket.on('error', () => undefined) // a reset counts as disconnected
    if (kind === 'unread') socket.pause()
    else socket.resume()
    socket.write(opening[kind])
    socket.once('close', () => {
      lifetimesMs.push(performance.now() - (openedAt.get(socket) ?? 0))
      openedAt.delete(socket)
      // Waits, so that a server that refuses connections is not asked in a loop.
      if (isOpening) setTimeout(() => isOpening && open(), trickleMs).unref()
    })
  }

  for (let n = 0; n < count; n += 1) open()
  const trickling = setInterval(() => {
    for (const socket of openedAt.keys()) socket.write(trickle[kind])
  }, trickleMs)

  return {
    /** The number of connected clients. */
    count: () => openedAt.size,
    /** Opens no more clients. */
    stop() {
      isOpening = false
    },
    /** Disconnects the clients that are left. */
    destroy() {
      isOpening = false
      clearInterval(trickling)
      for (const socket of openedAt.keys()) socket.destroy()
    },
    /** Returns how many clients were disconnected, and the longest time that one of them was connected. */
    summarize: () => ({ disconnected: lifetimesMs.length, longestMs: Math.max(0, ...lifetimesMs) }),
  }
}

const clients = Math.min(60 * rounds, 1_000)
const attackSeconds = 3 * rounds
const goalMb = 60
const headersTimeoutMs = 8_000

/** The time that a client may be slow before the server can tell it from a client on a bad line, in milliseconds. */
const tellableAfterMs: Record<SlowKind, number> = {
  headers: headersTimeoutMs,
  body: limits.bodyRate.graceSeconds * 1_000,
  // If the system's buffers took a whole response, the server cannot tell whether it was read: the connection is idle then.
  unread: Math.max(3 * limits.connections.sendTimeoutMs, limits.connections.idleMs + headersTimeoutMs),
}
/** Far longer than any of the clients may live, on a machine of any load. */
const allGoneMs = 240_000

test(`R8: ${clients} slow clients for ${attackSeconds} s keep nobody out, are all disconnected, and use bounded memory`, {
  skip: process.platform !== 'linux' && 'the memory of a process is read from /proc',
}, async t => {
  const dataDir = await anInitializedDataDir(t)
  const server = startServer(dataDir, { SAMPLE_RECIPES: 'on', LOG_LEVEL: 'warn' })
  const url = await server.url()
  await waitUntilReady(url, performance.now())
  const port = Number(new URL(url).port)
  // Warms up first: what is loaded once and the responses that are cached for the visits do not count as growth.
  await (await fetch(`${url}/recipes`)).text()
  const quiet = await visit(port, 2 * attackSeconds)
  t.diagnostic(`a stranger's p99 before: ${quiet.p99Ms.toFixed(0)} ms (goal beside them: twice)`)
  for (const [kind, tellableMs] of Object.entries(tellableAfterMs))
    await t.test(`slow in their ${kind}`, async t => {
      const before = residentMb(server.pid)
      const slow = openSlowClients(port, kind as SlowKind, clients)
      t.after(slow.destroy)
      let greatestMb = before
      const sampling = setInterval(() => {
        greatestMb = Math.max(greatestMb, residentMb(server.pid))
      }, 250)
      t.after(() => clearInterval(sampling))
      await waitFor(async () => slow.count() >= clients * 0.9 || undefined, 'the slow clients')
      const beside = await visit(port, attackSeconds)
      slow.stop()
      await waitFor(async () => slow.count() === 0 || undefined, 'the end of every slow client', allGoneMs)

      const { disconnected, longestMs } = slow.summarize()
      const late = ((longestMs - tellableMs) / 1000).toFixed(1)
      t.diagnostic(
        `${disconnected} disconnected, at most ${late} s after it could be told (goal: 12); a stranger's p99 ${beside.p99Ms.toFixed(0)} ms, ${beside.statuses.length} served; memory ${before.toFixed(0)} MB and ${(greatestMb - before).toFixed(0)} more (goal: ${goalMb})`,
      )
      assert.ok(disconnected >= clients, `${disconnected} disconnected`)
      assert.deepEqual(
        beside.statuses.filter(status => status !== 200),
        [],
      )
      assert.ok(greatestMb - before <= goalMb, `${greatestMb - before} MB`)
    })
  assert.equal((await visit(port, 1)).statuses.at(-1), 200)
  await server.stop()
})

test('R8: a client that sends only empty lines is disconnected like a silent one, before a first request and after one', async t => {
  const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'warn', LIMITS: 'connections.idleMs=2_000' }
  const server = startServer(await anInitializedDataDir(t), environment)
  const url = await server.url()
  const request = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'
  const openAfter = async (first: string) => {
    const connection = await openConnection(url)
    connection.send(first)
    if (first) assert.ok(await connection.waitForText('{"status":"ok"}'))
    return connection
  }
  const silent = await openAfter(request)
  const empty = [await openAfter(''), await openAfter(request), await openAfter(request.repeat(2))]
  const sending = setInterval(() => {
    for (const { send } of empty) send('\r\n')
  }, 500)
  t.after(() => clearInterval(sending))
  await waitFor(
    async () => [silent, ...empty].every(({ socket }) => socket.closed) || undefined,
    'the end of each of them',
  )
  assert.equal((await fetch(`${url}/livez`)).status, 200)
})

/** Visits as a stranger from another network, who requests a new list on a new connection each time. */
async function visit(port: number, seconds: number): Promise<{ statuses: number[]; p99Ms: number }> {
  const statuses: number[] = []
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const askedAt = performance.now()
    statuses.push(await ask(port, `/api/recipes?limit=24&fields=card&maxPrepTime=${100 + statuses.length}`))
    times.push(performance.now() - askedAt)
    await sleep(20)
  }
  times.sort((one, other) => one - other)
  return { statuses, p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

/** Returns the response's status, or 0 if the connection was refused or cut. */
const ask = (port: number, path: string): Promise<number> =>
  new Promise(resolve => {
    get({ port, host: '127.0.0.1', localAddress: '127.0.0.9', path, agent: false }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    }).once('error', () => resolve(0))
  })
