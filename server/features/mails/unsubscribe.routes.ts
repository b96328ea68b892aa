import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { serverUrls } from '#contract/rare-urls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { refuseOtherMethods } from '#server/platform/http/other-methods.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import { setRefused } from './refusals.queries.ts'
import { askingPage, refusedPage, unknownLinkPage, unsubscribeStyle } from './unsubscribe.html.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Services = { db: Database; throttler: Throttler }

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(unsubscribeStyle).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
const maxFormBytes = 4096

/**
 * Serves the link in a mail: GET asks, POST refuses. Anybody who has the mail may use it, signed in or not. Mail services send the request
 * for their users, from few addresses for many people, so only the general limit applies.
 */
export function serveUnsubscribe(app: FastifyInstance, { db, throttler }: Services): void {
  const url = serverUrls.unsubscribe(':token')
  app.register(async scope => {
    // The form of RFC 8058 may have either encoding. Its body is ignored, because the URL says everything.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxFormBytes }, (_, _body, done) =>
      done(null, undefined),
    )
    scope.addHook('onRequest', async (request, reply) => {
      await throttler.limitCall({ address: clientAddress(request) })
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
    })

    scope.get<{ Params: { token: string } }>(url, async ({ params: { token } }, reply) => {
      const subscription = await readUnsubscribeToken(db, token)
      return subscription
        ? reply.send(askingPage(subscription.kind, token))
        : reply.code(404).send(unknownLinkPage)
    })

    scope.post<{ Params: { token: string } }>(url, async ({ params: { token } }, reply) => {
      const subscription = await readUnsubscribeToken(db, token)
      if (!subscription) return reply.code(404).send(unknownLinkPage)
      await setRefused(db, { ...subscription, isRefused: true })
      return reply.send(refusedPage(subscription.kind))
    })
  })
  refuseOtherMethods(app, serverUrls.unsubscribe('{token}'), ['GET', 'POST'])
}
