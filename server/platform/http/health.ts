import type { FastifyInstance } from 'fastify'
import { withDeadline } from './deadline.ts'

const readinessMs = 1_000

type Readiness = { isReady: () => Promise<boolean>; readDeadlineMs: number }
/** The health checks by path. Each resolves to true if all is well. */
export type HealthChecks = ReadonlyMap<string, () => Promise<boolean>>

/** `/livez`: this process responds. `/readyz`: the database responds too; the result is cached for a second. */
export function openHealthChecks({ isReady, readDeadlineMs }: Readiness): HealthChecks {
  let checked: { at: number; answer: Promise<boolean> } | undefined
  return new Map([
    ['/livez', async () => true],
    [
      '/readyz',
      () => {
        if (!checked || Date.now() - checked.at > readinessMs)
          checked = { at: Date.now(), answer: withDeadline(readDeadlineMs, isReady).catch(() => false) }
        return checked.answer
      },
    ],
  ])
}

export const healthAnswer = (isOk: boolean) => ({
  code: isOk ? 200 : 503,
  body: { status: isOk ? 'ok' : 'fail' },
})

export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  for (const [path, check] of openHealthChecks(readiness))
    app.get(path, async (_, reply) => {
      const { code, body } = healthAnswer(await check())
      return reply.code(code).header('cache-control', 'no-store').send(body)
    })
}
