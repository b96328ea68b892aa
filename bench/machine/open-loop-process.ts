// A separate process that sends requests at a fixed rate, answered or not, from many networks, and times the responses.
import { connect, type Socket } from 'node:net'
import { quantile } from '../metric.ts'
import { numberMark, numbers, type OpenLoopRequest, type OpenLoopResult } from './open-loop.ts'
import { type ResponseHead, readResponses } from './read-responses.ts'

type Connection = { socket: Socket; dueAt: number; isBusy: boolean }

const tickMs = 2
/** Beyond every wait of the site. */
const drainMs = 12_000

process.on('message', async (load: OpenLoopRequest) => process.send?.(await run(load)))

function run(load: OpenLoopRequest): Promise<OpenLoopResult> {
  const { port, request, perSecond, seconds, connections, firstAddress = 0, usedNumbers = 0 } = load
  const served: number[] = []
  const refused: number[] = []
  const retryAfters = new Map<number, number>()
  const counts = { withoutRetryAfter: 0, others: 0, cut: 0, unsent: 0, sent: 0, open: 0, opened: 0 }
  const free: Connection[] = []

  function record({ status, retryAfter }: ResponseHead, ms: number): void {
    if (status === load.status) served.push(ms)
    else if (status === 503 || status === 429) {
      refused.push(ms)
      if (retryAfter === undefined) counts.withoutRetryAfter += 1
      else retryAfters.set(retryAfter, (retryAfters.get(retryAfter) ?? 0) + 1)
    } else counts.others += 1
  }

  function open(): Connection {
    const address = firstAddress + (counts.opened % 5_000)
    const localAddress = `127.1.${Math.floor(address / 250)}.${1 + (address % 250)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    const connection: Connection = { socket, dueAt: 0, isBusy: false }
    counts.open += 1
    counts.opened += 1
    socket.setNoDelay(true)
    const read = readResponses(head => {
      record(head, performance.now() - connection.dueAt)
      connection.isBusy = false
      if (!socket.destroyed) free.push(connection)
    })
    socket.on('data', read)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      counts.open -= 1
      if (connection.isBusy) counts.cut += 1
    })
    return connection
  }

  /** A new connection before one that was used, so that the requests come from many clients. */
  function takeConnection(): Connection | undefined {
    if (counts.open < connections) return open()
    let next = free.shift()
    while (next?.socket.destroyed) next = free.shift()
    return next
  }

  function send(dueAt: number): void {
    counts.sent += 1
    const connection = takeConnection()
    if (!connection) {
      counts.unsent += 1
      return
    }
    connection.dueAt = dueAt
    connection.isBusy = true
    const number = numbers.first + ((usedNumbers + counts.sent) % numbers.count)
    connection.socket.write(request.replace(numberMark, String(number)))
  }

  const startedAt = performance.now()
  const total = Math.round(perSecond * seconds)
  const isAnswered = () =>
    served.length + refused.length + counts.others + counts.cut + counts.unsent >= total
  return new Promise(resolve => {
    const ticking = setInterval(() => {
      const now = performance.now()
      const due = Math.min(total, Math.floor(((now - startedAt) / 1000) * perSecond))
      while (counts.sent < due) send(startedAt + (counts.sent / perSecond) * 1000)
      if (counts.sent < total || (!isAnswered() && now - startedAt < seconds * 1000 + drainMs)) return
      clearInterval(ticking)
      resolve({
        served: {
          perSecond: served.length / seconds,
          // Where nothing was served, the time that it was waited for.
          p99: served.length > 0 ? quantile(served, 0.99) : seconds * 1000 + drainMs,
          count: served.length,
        },
        refused: {
          p99: refused.length > 0 ? quantile(refused, 0.99) : 0,
          count: refused.length,
          withoutRetryAfter: counts.withoutRetryAfter,
          retryAfters: [...retryAfters.keys()].sort((one, other) => one - other),
        },
        others: counts.others,
        cut: counts.cut,
        unsent: counts.unsent,
      })
    }, tickMs)
  })
}
