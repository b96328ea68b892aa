import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Listener, refuseUnavailablePort } from '../start/listening.ts'

/** A socket accepts one connection in each turn of the event loop: with several, fewer turns pass until a new client is heard. */
const sockets = 16
/** Connections that wait to be accepted, at each; beyond, the kernel drops them and a client asks again only after seconds. Node's default is 511. */
const backlog = 4_096

/** The kernel spreads connections over the sockets of a port. Workers share one socket, and several processes accept from it. */
const canShare = () => process.platform === 'linux' && !cluster.isWorker

/**
 * Has the app listen, and returns its other listening sockets, which are to be closed with it. Throws StartRefused, or what
 * `listen` does.
 */
export async function listenInQueues(app: FastifyInstance, listener: Listener): Promise<Server[]> {
  const { port, host } = listener
  if (!canShare()) {
    await app.listen({ port, host, backlog })
    return []
  }
  // For 0 the kernel chooses a port that nobody has.
  const claims = port === 0 ? [] : [await claimPort(listener)]
  const shared = { backlog, reusePort: true }
  await app.listen({ port, host, ...shared })
  const bound = app.server.address()
  if (bound === null || typeof bound === 'string') return claims
  const open = () => listenFor(app, { port: bound.port, host: bound.address, ...shared })
  return [...claims, ...(await Promise.all(Array.from({ length: sockets - 1 }, open)))]
}

/**
 * A port that several sockets share would also be shared with another process of this account, of which each would be asked at
 * times. So a name is held beside it, of which there is one, and the port must be nobody's then.
 */
async function claimPort(listener: Listener): Promise<Server> {
  const claim = createServer()
  // Without a file: it ends with the process.
  claim.listen(`\0mezani ${listener.host} ${listener.port}`)
  await once(claim, 'listening')
  await refuseUnavailablePort(listener)
  return claim.unref()
}

/** A listening socket whose connections are the app's. */
async function listenFor(
  app: FastifyInstance,
  address: { port: number; host: string; backlog: number; reusePort: boolean },
): Promise<Server> {
  // As node:http opens its own.
  const server = createServer({ allowHalfOpen: true, noDelay: true })
  server.on('connection', socket => app.server.emit('connection', socket))
  server.listen(address)
  await once(server, 'listening')
  return server
}
