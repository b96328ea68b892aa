import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import * as t from '#texts/requests.ts'
import { jsonHeaders, transportHeaders } from './response-headers.ts'

type HeaderOptions = { corsOrigins: string[]; isHttps: boolean }

/** Returns the headers of a response to a malformed URL. Such a response does not pass the hooks that set the headers of all others. */
export function headersWithoutHooks(
  { id, headers: { origin } }: Pick<FastifyRequest, 'id' | 'headers'>,
  { corsOrigins, isHttps }: HeaderOptions,
): Record<string, string> {
  return {
    ...jsonHeaders,
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

/** Remembers the last request of each connection, with its response. */
export const rememberExchange = (exchange: Exchange): void =>
  void latest.set(exchange.request.socket, exchange)

/**
 * Closes a connection without an error response if the response to its last valid request is sent or pending. A client would mistake an
 * error response for the response to that request, or to the next one.
 */
function closeAfterResponse(socket: Socket): boolean {
  const { request, response } = latest.get(socket) ?? {}
  if (!request || !response) return false
  const isPending = request.complete && !response.writableFinished
  const isSentBeforeBody = !request.complete && response.headersSent // e.g. a refusal before the body was read
  if (!isPending && !isSentBeforeBody) return false
  if (response.writableFinished) socket.destroySoon()
  else response.once('finish', () => socket.destroySoon())
  return true
}

/**
 * Responds to bytes that Node cannot parse as HTTP and that therefore never reach Fastify. The response has the same JSON as all errors.
 */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (closeAfterResponse(socket)) return
  const { status, code, message, retryAfter } =
    malformedResponses[error.code ?? ''] ?? malformedResponses.other
  const requestId = randomUUID()
  const body = JSON.stringify({ code, message, requestId })
  const headers = {
    ...jsonHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(retryAfter && { 'retry-after': retryAfter }),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

/** How long a client that keeps sending a body has to read that the body is not wanted. */
const lingerMs = 2_000

/** Ends a request whose body is still arriving by sending the response. Bytes that arrive until the connection is closed are not used. */
export function endBody(socket: Socket, code: 'ERR_HTTP_REQUEST_TIMEOUT' | 'PLACE_TAKEN'): void {
  answerMalformedRequest(Object.assign(new Error('The body comes too slowly.'), { code }), socket)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

type Response = { status: string; code: string; message: string; retryAfter?: number }

const other: Response = {
  status: '400 Bad Request',
  code: 'invalid_request',
  message: t.httpNotWellFormed,
}
const malformedResponses: Record<string, Response> & { other: Response } = {
  other,
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers_too_large',
    message: t.headersTooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: t.requestTookTooLong,
  },
  PLACE_TAKEN: {
    status: '503 Service Unavailable',
    code: 'unavailable',
    message: t.placeTaken,
    retryAfter: 30,
  },
}
