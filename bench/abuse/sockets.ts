import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Metric, metric } from '../metric.ts'
import { type AttackedSite, askAsStranger, withAttackedSite } from './attacked-site.ts'

const descriptors = 256
const idleConnections = 300
const unreadConnections = 100
const visits = 50

/** Whether a stranger is answered beside connections that send nothing, or read nothing, where there are few descriptors. */
export const measureSockets = (): Promise<Metric[]> =>
  withAttackedSite(
    async site => {
      const request = 'GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)
      const before = site.rssMb()
      const sockets = [
        ...(await openMany(site, idleConnections, '')),
        ...(await openMany(site, unreadConnections, request)),
      ]
      let answered = 0
      for (let visit = 0; visit < visits; visit += 1) {
        const { status } = await askAsStranger(site.port, '/api/recipes?limit=24&fields=card')
        if (status === 200) answered += 1
      }
      const grown = site.rssMb() - before
      for (const socket of sockets) socket.destroy()
      const beside = `${idleConnections} idle and ${unreadConnections} unread connections`
      return [
        metric(`a stranger beside ${beside}, ${descriptors} descriptors: share answered`, answered / visits, {
          atLeast: 1,
        }),
        metric(`memory taken by ${beside}`, grown, { atMost: 120 }, ' MB'),
      ]
    },
    { descriptors },
  )

const openMany = ({ port }: AttackedSite, count: number, request: string): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1')
      // A reset is the site's right.
      socket.on('error', () => undefined)
      socket.pause()
      await once(socket, 'connect').catch(() => undefined)
      if (request) socket.write(request)
      return socket
    }),
  )
