import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A busy machine refuses some for a moment with 503; what an input causes comes again. */
export async function answerTo(app: FastifyInstance, request: InjectOptions) {
  for (let tries = 1; ; tries += 1) {
    const answer = await app.inject(request)
    if (answer.statusCode !== 503 || tries === 3) return answer
    await sleep(1_000)
  }
}
