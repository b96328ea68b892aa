import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Closes the server without dropping a response. Fastify would wait for the keep-alive timeout, 72 s, of a connection that becomes idle
 * after closing began. This closes each connection as it becomes idle, so busy ones respond first.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
