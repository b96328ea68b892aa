import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What the proxy does to connections:
 * `refuse` resets existing and new ones, like a server that is down;
 * `blackHole` takes and delivers nothing, in either direction, and never closes; `halfOpen` drops only what the server says; a
 * connection that lost something stays in that state afterwards, as if a firewall had forgotten it;
 * `slow` delays each piece by half a second; `trickle` passes a kilobyte a second;
 * `reset` cuts each connection in the middle of the server's next answer.
 */
export type Fault = 'none' | 'refuse' | 'blackHole' | 'halfOpen' | 'slow' | 'trickle' | 'reset'

const latencyMs = 500
const trickleBytes = 100
const trickleMs = 100

/** Opens a proxy between the server and its PostgreSQL. `target` is the unix socket of PostgreSQL, or a port of this machine. */
export async function openFaultProxy(target: string | number) {
  let fault: Fault = 'none'
  let awaitedCut: { text: string; onCut: () => void } | undefined
  const pairs = new Set<[Socket, Socket]>()
  const counts = new Map<string, number>()

  const server = createServer(client => {
    if (fault === 'refuse') return void client.resetAndDestroy()
    const upstream = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    const close = () => {
      pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    const isDead = () => !pairs.has(pair)
    let hasLost = false
    let isHalfOpen = false
    let hasSentText = false
    /** Checks whether this commits a transaction in which the awaited text was sent. */
    function isAwaitedCommit(sent: Buffer): boolean {
      if (!awaitedCut || sent.includes('begin')) hasSentText = false
      if (awaitedCut && sent.includes(awaitedCut.text)) hasSentText = true
      return hasSentText && sent.includes('commit')
    }
    for (const socket of pair) socket.on('error', close).on('close', close)
    client.on('data', async data => {
      const piece = Buffer.from(data)
      for (const [text, count] of counts) if (piece.includes(text)) counts.set(text, count + 1)
      hasLost ||= fault === 'blackHole'
      if (hasLost && !isHalfOpen) return
      if (isAwaitedCommit(piece)) {
        awaitedCut?.onCut()
        awaitedCut = undefined
        // Drops everything that the server says from now on, including that it has committed.
        upstream.removeAllListeners('data').on('data', () => undefined)
        upstream.write(piece)
        return client.resetAndDestroy()
      }
      await pass(piece, upstream, isDead)
    })
    upstream.on('data', async data => {
      const piece = Buffer.from(data)
      isHalfOpen ||= fault === 'halfOpen'
      hasLost ||= isHalfOpen || fault === 'blackHole'
      if (hasLost) return
      if (fault === 'reset') {
        client.write(piece.subarray(0, Math.ceil(piece.length / 2)))
        return client.resetAndDestroy()
      }
      await pass(piece, client, isDead)
    })
  })

  const queues = new WeakMap<Socket, Promise<void>>()
  /** Passes the pieces in their order, however long each takes. */
  function pass(piece: Buffer, to: Socket, isDead: () => boolean): Promise<void> {
    if (fault !== 'slow' && fault !== 'trickle' && !queues.has(to)) {
      to.write(piece)
      return Promise.resolve()
    }
    const queued = (queues.get(to) ?? Promise.resolve()).then(() => passSlowly(piece, to, isDead))
    queues.set(to, queued)
    return queued
  }

  async function passSlowly(piece: Buffer, to: Socket, isDead: () => boolean): Promise<void> {
    if (fault === 'slow') await sleep(latencyMs)
    for (let at = 0; at < piece.length && !isDead(); ) {
      const end = fault === 'trickle' ? at + trickleBytes : piece.length
      if (fault === 'trickle') await sleep(trickleMs)
      if (!isDead()) to.write(piece.subarray(at, end))
      at = end
    }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    for (const [client, upstream] of pairs) {
      client.destroy()
      upstream.destroy()
    }
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => pairs.size,
    /** Returns a function that tells how many pieces with this text clients have sent since. */
    countSent(text: string): () => number {
      counts.set(text, 0)
      return () => counts.get(text) ?? 0
    },
    set(next: Fault) {
      fault = next
      if (next === 'refuse') for (const [client] of pairs) client.resetAndDestroy()
    },
    /** Delivers the commit of the next transaction that sends this text, and cuts its connection before the answer. */
    cutAfterCommitOf: (text: string) =>
      new Promise<void>(resolve => {
        awaitedCut = { text, onCut: resolve }
      }),
  }
}
