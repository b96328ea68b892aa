import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from '#texts/requests.ts'
import { isMissingReference } from '../database/violations.ts'
import { StoreFailure } from '../files/store-failure.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openLineLimit } from '../log/line-limit.ts'
import { problemBody, Refusal, statusOf } from './problems.ts'

/** Sends every error as JSON: refusals unchanged, Fastify's own errors with our codes and sentences, and others as 500 without details. */
export function registerErrorHandler(app: FastifyInstance, logLines: Limits['logLines']): void {
  const limit = openLineLimit({
    ...logLines,
    onOmitted: (kind, omitted) => app.log.warn({ kind, omitted }, 'lines like those before were left out'),
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isClientGone(request, error)) {
      request.log.debug('the client closed the connection')
      return reply.code(clientClosedRequest).send()
    }
    const refusal = toRefusal(error)
    if (refusal.code === 'internal_error')
      limit('internal_error', () => request.log.error({ err: error }, 'request failed'))
    // Refusing too much work is not a fault.
    if (refusal.code === 'unavailable' && !(error instanceof Refusal))
      limit('unavailable', () => request.log.warn({ err: error }, 'request refused: unavailable'))
    return sendProblem(request, reply, refusal)
  })
}

/** Nginx's status for a client that closed the connection. Only the metrics and the log see it. */
const clientClosedRequest = 499

const closedConnection = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/

/** Checks the socket too: the database's connection may be reset with the same code while the client's is still open. */
const isClientGone = ({ socket }: FastifyRequest, { code = '' }: { code?: string }): boolean =>
  socket.destroyed && closedConnection.test(code)

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.code === 'unauthorized') reply.header('www-authenticate', 'Bearer error="invalid_token"')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter))
  return reply
    .code(statusOf(refusal))
    .type('application/json')
    .send(JSON.stringify(problemBody(refusal, request.id)))
}

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreFailure) return storeRefusals[error.kind]
  if (isDatabaseUnreachable(error)) {
    return new Refusal('unavailable', t.databaseUnreachable, { retryAfter: 2 })
  }
  if (isDatabaseBusy(error)) {
    return new Refusal('unavailable', t.databaseBusy, { retryAfter: 2 })
  }
  if (isStorageFull(error)) {
    return new Refusal('unavailable', t.storageFull, { retryAfter: 60 })
  }
  if (isMissingReference(error)) {
    return new Refusal('not_found', t.justDeleted, { cause: error })
  }
  return byCode[error.code] ?? byStatus(error.statusCode)
}

const storeRefusals = {
  away: new Refusal('unavailable', t.picturesAway, { retryAfter: 5 }),
  refused: new Refusal('unavailable', t.picturesAway, { retryAfter: 60 }),
  full: new Refusal('unavailable', t.storageFull, { retryAfter: 60 }),
}

const malformed = new Refusal('invalid_request', t.bodyIsNotJson)
const tooLarge = new Refusal('payload_too_large', t.bodyTooLarge)
const unsupported = new Refusal('unsupported_media_type', t.unsupportedType)

const byCode: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupported,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unsupported,
}

function byStatus(status = 500): Refusal {
  if (status === 404) return new Refusal('not_found', t.nothingHere)
  if (status === 408) return new Refusal('request_timeout', t.requestTookTooLong)
  if (status === 413) return tooLarge
  if (status === 414) return new Refusal('uri_too_long', t.addressTooLong)
  if (status === 415) return unsupported
  if (status >= 400 && status < 500) return new Refusal('invalid_request', t.notUnderstood)
  return new Refusal('internal_error', t.internalError)
}

/**
 * Recognises SQLSTATE classes 08 and 57P, too many connections, sessions that the database ended for a timeout, and the messages of
 * node-postgres and of our pool for a lost connection.
 */
function isDatabaseUnreachable({ code = '', message = '' }: { code?: string; message?: string }): boolean {
  if (/^(08...|57P0.|53300|25P0[34]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code))
    return code !== 'ENOENT' || message.includes('.s.PGSQL')
  return /^(Connection terminated|connected to a standby|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
    message,
  )
}

/** True for a statement or lock timeout, and for a deadlock or serialization failure at every try. The same request may succeed later. */
const isDatabaseBusy = ({ code = '' }: { code?: string }): boolean =>
  ['57014', '55P03', '40P01', '40001'].includes(code)

const isStorageFull = ({ code = '' }: { code?: string }): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(code)
