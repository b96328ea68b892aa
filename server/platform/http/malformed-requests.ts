import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { malformedRequestHeaders, transportHeaders } from './response-headers.ts'

type HeaderOptions = { corsOrigins: string[]; isHttps: boolean }

/** A malformed address never reaches the hooks that set the headers of every other answer; these stand in for them. */
export function headersWithoutHooks(
  { id, headers: { origin } }: Pick<FastifyRequest, 'id' | 'headers'>,
  { corsOrigins, isHttps }: HeaderOptions,
): Record<string, string> {
  return {
    ...malformedRequestHeaders,
    ...transportHeaders(isHttps),
    'x-request-id': id,
    vary: 'Origin',
    ...(origin &&
      corsOrigins.includes(origin) && {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      }),
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }
const latest = new WeakMap<Socket, Exchange>()

/** Keeps which request of a connection was read last, with its answer. */
export const rememberExchange = (exchange: Exchange): void =>
  void latest.set(exchange.request.socket, exchange)

/**
 * Closes a connection whose last good request has, or will have, an answer of its own: words about the bytes behind
 * it would be taken for that answer, or for the next one.
 */
function closeAfterResponse(socket: Socket): boolean {
  const { request, response } = latest.get(socket) ?? {}
  if (!request || !response) return false
  const isPending = request.complete && !response.writableFinished
  const isSentBeforeBody = !request.complete && response.headersSent // a refusal that did not wait for the body
  if (!isPending && !isSentBeforeBody) return false
  if (response.writableFinished) socket.destroySoon()
  else response.once('finish', () => socket.destroySoon())
  return true
}

/** What Node could not read as HTTP at all never reaches Fastify; it is answered in the same shape. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (closeAfterResponse(socket)) return
  const { status, code, message } = malformedResponses[error.code ?? ''] ?? malformedResponses.other
  const requestId = randomUUID()
  const body = JSON.stringify({ code, message, requestId })
  const headers = {
    ...malformedRequestHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

const other = {
  status: '400 Bad Request',
  code: 'invalid_request',
  message: 'The request is not well-formed HTTP.',
}
const malformedResponses: Record<string, typeof other> & { other: typeof other } = {
  other,
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers_too_large',
    message: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: 'The request took too long to arrive. Please try again.',
  },
}
