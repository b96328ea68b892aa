// A separate process that sends requests on keep-alive connections, one in flight on each, and times the responses.
import { connect } from 'node:net'
import { quantile } from '../metric.ts'

export type LoadRequest = {
  port: number
  requests: string[]
  connections: number
  seconds: number
}
export type LoadResult = { answers: number; perSecond: number; p99: number; failed: number }

process.on('message', async (load: LoadRequest) => process.send?.(await run(load)))

async function run({ port, requests, connections, seconds }: LoadRequest): Promise<LoadResult> {
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
          if (!/^HTTP\/1\.1 20\d/.test(head)) failed += 1
          wanted = head.indexOf('\r\n\r\n') + 4 + Number(length ?? 0)
        }
        got += chunk.length
        if (got < wanted) return
        times.push(performance.now() - sentAt)
        send()
      })
    })
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - started) / 1000
  return {
    answers: times.length,
    perSecond: times.length / took,
    p99: quantile(times, 0.99),
    failed,
  }
}
