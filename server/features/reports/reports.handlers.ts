import type { reportRoutes } from '#contract/reports.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { redactPersonalData } from './reports.rules.ts'

export const reportHandlers = (): HandlersOf<keyof typeof reportRoutes> => ({
  async reportClientError({ body, log }) {
    log.info({ ...body, message: redactPersonalData(body.message) }, 'client error')
  },
})
