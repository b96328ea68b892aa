import type { reportRoutes } from '#contract/reports.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { withoutPersons } from './reports.rules.ts'

export const reportHandlers = (): HandlersOf<keyof typeof reportRoutes> => ({
  async reportClientError({ body, log }) {
    log.info({ ...body, message: withoutPersons(body.message) }, 'client error')
  },
})
