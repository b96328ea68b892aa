import type { FastifyInstance } from 'fastify'
import { withDeadline } from './deadline.ts'

const readinessMs = 1_000

/** `/livez`: this process responds. `/readyz`: the database does too; the result is cached for a second. */
export function serveHealth(
  app: FastifyInstance,
  { isReady, readDeadlineMs }: { isReady: () => Promise<boolean>; readDeadlineMs: number },
): void {
  let checked: { at: number; answer: Promise<boolean> } | undefined
  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (!checked || Date.now() - checked.at > readinessMs)
      checked = { at: Date.now(), answer: withDeadline(readDeadlineMs, isReady).catch(() => false) }
    const isOk = await checked.answer
    return reply
      .code(isOk ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isOk ? 'ok' : 'fail' })
  })
}
