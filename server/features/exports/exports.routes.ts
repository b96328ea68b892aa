import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/connect.ts'
import { readParts } from '#server/platform/files/parts.ts'
import { exportKey, type FileStore } from '#server/platform/files/store.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { watchSending } from '#server/platform/http/minimum-rate.ts'
import { senderOf } from '#server/platform/http/network.ts'
import { notFound, Refusal } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openPlaces } from '#server/platform/work/places.ts'
import * as t from '#texts/exports.ts'
import { findExportByToken } from './exports.queries.ts'

type Services = { db: Database; files: FileStore; throttler: Throttler; limits: Limits }

const tokenPattern = /^l1_[\w-]{43}$/

/** Serves a member's ZIP to anybody who has the link's secret. Reads it part by part, as fast as the client takes it. */
export function serveExports(app: FastifyInstance, { db, files, throttler, limits }: Services): void {
  const places = openPlaces(limits.places.downloads)
  app.get<{ Params: { token: string } }>('/exports/:token', async (request, reply) => {
    const address = clientAddress(request)
    await throttler.limitEndpoint('redeemLink', { address })
    const { token } = request.params
    const found = tokenPattern.test(token) ? await findExportByToken(db, token) : undefined
    if (!found) throw notFound(t.exportGone)
    const sender = senderOf({ userId: found.userId, address })
    const giveBack = places.take(sender, watchSending(request.raw, limits.bodyRate))
    if (!giveBack) throw new Refusal('unavailable', t.tooManyDownloads, { retryAfter: 60 })
    reply.raw.once('close', giveBack)
    reply
      .type('application/zip')
      .header('content-length', found.bytes)
      .header('content-disposition', `attachment; filename="${fileName(found)}"`)
      .header('cache-control', 'no-store')
    if (request.method === 'HEAD') return reply.send()
    return reply.send(readParts(files, exportKey(found.name), found.parts))
  })
}

/** Returns a file name in letters that every file system accepts. */
const fileName = ({ username, requestedAt }: { username: string; requestedAt: Date }): string =>
  `mezani-${username.replace(/[^\w-]+/g, '-').slice(0, 40)}-${requestedAt.toISOString().slice(0, 10)}.zip`
