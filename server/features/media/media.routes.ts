import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { kangaSvg } from 'mezani-covers/kanga.ts'
import { pictureWidths } from '#contract/picture-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Admission } from '#server/platform/http/admission.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { immutableHeaders, pictureHeaders } from '#server/platform/http/response-headers.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/requests.ts'
import { coverPlaceholder } from './images.ts'
import { initialSvg } from './initials.ts'
import { requestCover } from './media.jobs.ts'
import { findRecipeOfCover } from './media.queries.ts'
import { sendStoredPicture } from './send-picture.ts'
import { sketchKey } from './uploads.ts'

type Services = { db: Database; files: FileStore; jobs: Jobs; throttler: Throttler; admission: Admission }
type NamedFile = { Params: { name: string } }

const variantFileName = new RegExp(
  `^([0-9a-f]{32})-(?:(?:${pictureWidths.join('|')})\\.(?:webp|avif)|preview\\.jpg)$`,
)
const greatestSeed = 0xffffffff
const avatarFileName = /^[0-9a-f]{32}\.webp$/

/** Serves the pictures. Their names are content hashes, so browsers may cache them for ever. */
export function serveMedia(app: FastifyInstance, { db, files, jobs, throttler, admission }: Services): void {
  const sendStored = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    if (!(await sendStoredPicture(files, request, reply, key))) throw notFound(t.pictureNotFound)
    return reply
  }

  app.register(async scope => {
    scope.addHook('onRequest', async (_, reply) => void reply.headers(pictureHeaders))

    scope.get<NamedFile>('/media/avatars/:name', async (request, reply) => {
      const { name } = request.params
      if (!avatarFileName.test(name)) throw notFound(t.pictureNotFound)
      return sendStored(request, reply, `avatars/${name}`)
    })

    scope.get<NamedFile>('/media/images/:name', async (request, reply) => {
      const { name } = request.params
      if (!variantFileName.test(name)) throw notFound(t.pictureNotFound)
      return sendStored(request, reply, `images/${name}`)
    })

    scope.get<NamedFile>('/media/covers/:name', async (request, reply) => {
      const { name } = request.params
      const coverKey = variantFileName.exec(name)?.[1]
      if (!coverKey) throw notFound(t.pictureNotFound)
      if (await sendStoredPicture(files, request, reply, `covers/${name}`)) return reply
      // Unlike a file, this needs the database, so it is limited and queued like a request to the API.
      const address = clientAddress(request)
      await throttler.limitCall({ address })
      const recipe = await admission('read', address, () => findRecipeOfCover(db, coverKey))
      if (!recipe) throw notFound(t.pictureNotFound)
      await requestCover(jobs, db, { id: recipe.id, coverKey }, { isSeen: true })
      const sketch = await files.findBytes(sketchKey(coverKey))
      return reply
        .type('image/webp')
        .header('cache-control', 'no-cache')
        .send(sketch ?? (await coverPlaceholder(recipe.color)))
    })

    scope.get<NamedFile>('/media/kanga/:name', async ({ params: { name } }, reply) => {
      const seed = Number(/^(\d{1,10})\.svg$/.exec(name)?.[1] ?? Number.NaN)
      if (!(seed <= greatestSeed)) throw notFound(t.pictureNotFound)
      return sendImmutable(reply, 'image/svg+xml', kangaSvg(seed))
    })

    scope.get<NamedFile>('/media/initials/:name', async ({ params: { name } }, reply) => {
      const [, letter = '', tone] = /^([\p{L}\p{N}●])-(\d{1,2})\.svg$/u.exec(name) ?? []
      const svg = initialSvg(letter, Number(tone))
      if (!svg) throw notFound(t.pictureNotFound)
      return sendImmutable(reply, 'image/svg+xml', svg)
    })
  })
}

const sendImmutable = (reply: FastifyReply, type: string, bytes: Buffer | string): FastifyReply =>
  reply.type(type).headers(immutableHeaders).send(bytes)
