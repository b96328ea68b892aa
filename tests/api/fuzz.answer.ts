import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * Sends the request, and again after a 503, up to three times. A busy machine answers 503 only for a moment; a 503 that an input
 * causes comes back.
 */
export async function answerTo(app: FastifyInstance, request: InjectOptions) {
  for (let tries = 1; ; tries += 1) {
    const answer = await app.inject(request)
    if (answer.statusCode !== 503 || tries === 3) return answer
    await sleep(1_000)
  }
}
