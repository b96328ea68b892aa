import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/connect.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import { readTransparency, transparencyCsv } from './transparency.ts'

type Services = { db: Database; throttler: Throttler }

/** The same counts as the page's, for a spreadsheet. */
export function serveTransparency(app: FastifyInstance, { db, throttler }: Services): void {
  app.get('/transparency.csv', async (request, reply) => {
    await throttler.limitCall({ address: clientAddress(request) })
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="transparency.csv"')
      .type('text/csv; charset=utf-8')
      .send(transparencyCsv(await readTransparency(db)))
  })
}
