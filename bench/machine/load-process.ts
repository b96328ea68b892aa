// A separate process that sends requests on keep-alive connections, one in flight on each, and times the responses.
import { connect } from 'node:net'

export type LoadRequest = {
  port: number
  requests: string[]
  connections: number
  seconds: number
  /** Between a response and the next request of its connection; none by default. */
  pauseMs?: number
}
/** `processors`: how much of one the load itself takes. */
export type LoadResult = {
  answers: number
  perSecond: number
  p50: number
  p99: number
  failed: number
  processors: number
}

process.on('message', async (load: LoadRequest) => process.send?.(await run(load)))

async function run({ port, requests, connections, seconds, pauseMs = 0 }: LoadRequest): Promise<LoadResult> {
  const times: number[] = []
  let failed = 0
  let next = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let sentAt = 0
      let wanted = -1
      let got = 0
      const send = () => {
        if (performance.now() >= until) {
          socket.destroy()
          return resolve()
        }
        wanted = -1
        got = 0
        sentAt = performance.now()
        socket.write(requests[next++ % requests.length] ?? '')
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', chunk => {
        if (wanted < 0) {
          const head = chunk.toString('latin1')
          const length = /content-length: (\d+)/i.exec(head)?.[1]
          if (!/^HTTP\/1\.1 (20\d|304)/.test(head)) failed += 1
          wanted = head.indexOf('\r\n\r\n') + 4 + Number(length ?? 0)
        }
        got += chunk.length
        if (got < wanted) return
        times.push(performance.now() - sentAt)
        if (pauseMs > 0) setTimeout(send, pauseMs)
        else send()
      })
    })
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage()
  times.sort((first, second) => first - second)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    processors: (user + system) / 1e6 / took,
  }
}
