import { type Server, Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100
const drainMs = 2_000

/**
 * Closes the server without dropping a response. Fastify would wait for the keep-alive timeout, 72 s, of a connection that
 * becomes idle after closing began; so connections are closed as they become idle, and busy ones respond first. Where others
 * go on answering (`isReplaced`) there is time for more. `listening` are the app's other sockets.
 */
export async function closeGracefully(
  app: FastifyInstance,
  { listening = [], isReplaced = false }: { listening?: Server[]; isReplaced?: boolean } = {},
): Promise<void> {
  if (isReplaced) await sendElsewhere(app)
  const ended = listening.map(server => new Promise(resolve => server.close(resolve)))
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
    await Promise.all(ended)
  } finally {
    clearInterval(sweep)
  }
}

/**
 * Takes no new connection, and tells those that are open to end with their next response. On a connection that is cut while
 * it is idle the next request may be on its way already, and would be lost.
 */
async function sendElsewhere({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  // That of http.Server cuts idle connections too.
  SocketServer.prototype.close.call(server)
  await sleep(drainMs)
}
