import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Closes the server without dropping an answer. Fastify waits out the keep-alive time of a connection that becomes
 * idle after closing began, 72 s; so idle ones are closed as they appear, and busy ones answer first.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
