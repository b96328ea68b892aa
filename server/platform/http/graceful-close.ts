import { Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100
const drainMs = 2_000

/**
 * Closes the server without dropping a response. Fastify would wait for the keep-alive timeout, 72 s, of a connection that
 * becomes idle after closing began; so connections are closed as they become idle, and busy ones respond first. Where others
 * go on answering (`isReplaced`) there is time for more.
 */
export async function closeGracefully(app: FastifyInstance, { isReplaced = false } = {}): Promise<void> {
  if (isReplaced) await sendElsewhere(app)
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
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
