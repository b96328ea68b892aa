import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { KeptAnswers, SentAnswer } from './kept-answers.ts'
import { likedEncoding } from './send-ready.ts'
import type { Throttler } from './throttle.ts'

type Door = { kept: KeptAnswers; throttler: Throttler; isBehindProxy: boolean }

/** What the log and the metrics are told of an answer that did not go through the house: a GET that was answered 200. */
export type HearKeptAnswer = (route: string, ms: number) => void
export const keptAnswerSent = 'keptAnswerSent'

/**
 * Hands strangers an answer that is ready and whose headers were worked out when it was first sent: the same bytes, at
 * the rate of node:http. Whoever brings a token, an origin, a condition or a proxy's word goes through the house.
 */
export function openFrontDoor(app: FastifyInstance, { kept, throttler, isBehindProxy }: Door): void {
  if (isBehindProxy) return
  const [house] = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  if (!house) return
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  app.server.removeListener('request', house)
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = isOpen ? findReady(request, kept) : undefined
    if (!answer) return house(request, response)
    const address = request.socket.remoteAddress ?? ''
    const started = performance.now()
    throttler.general({ address }).then(
      () => {
        send(response, answer)
        app.server.emit(keptAnswerSent, answer.route, performance.now() - started)
      },
      // The house counts once more, and says in how many seconds to come again.
      () => house(request, response),
    )
  })
}

function findReady({ method, url, headers }: IncomingMessage, kept: KeptAnswers): SentAnswer | undefined {
  if (method !== 'GET' || url === undefined) return undefined
  if (headers.authorization !== undefined || headers.origin !== undefined) return undefined
  if (headers['if-none-match'] !== undefined || headers.expect !== undefined) return undefined
  return kept.sent(url, likedEncoding(headers['accept-encoding']))
}

function send(response: ServerResponse, { headers, bytes }: SentAnswer): void {
  response.writeHead(200, [...headers, 'x-request-id', randomUUID()])
  response.end(bytes)
}
