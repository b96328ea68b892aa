import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { plainGround } from './images.ts'
import { hues } from './media.urls.ts'

type Kitchen = { db: Database; files: FileStore }

/** The pictures themselves. Their names are hashes of what they show, so a browser keeps them for ever. */
export function serveMedia(app: FastifyInstance, { db, files }: Kitchen): void {
  app.register(async scope => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    })

    scope.get<{ Params: { kind: string; name: string } }>('/media/:kind/:name', async ({ params }, reply) => {
      const { kind, name } = params
      if (!/^(avatars|images)$/.test(kind) || !/^[0-9a-f]{32}\.webp$/.test(name))
        throw notFound('This picture')
      const key = `${kind}/${name}`
      if (!(await files.exists(key))) throw notFound('This picture')
      return sendForever(reply, 'image/webp', Buffer.from(await files.getBytes(key)))
    })

    scope.get<{ Params: { name: string } }>('/media/covers/:name', async ({ params }, reply) => {
      const [, key] = /^([0-9a-f]{32})-960\.webp$/.exec(params.name) ?? []
      const color = key && (await findCoverColor(db, key))
      if (!color) throw notFound('This picture')
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=60')
        .send(await plainGround(color))
    })

    scope.get<{ Params: { name: string } }>('/media/initials/:name', async ({ params }, reply) => {
      const [, letter, hue] = /^([A-Z0-9])-(\d{1,2})\.svg$/.exec(params.name) ?? []
      if (!letter || !hue || Number(hue) >= hues) throw notFound('This picture')
      return sendForever(reply, 'image/svg+xml', initialSvg(letter, Number(hue)))
    })
  })
}

const sendForever = (reply: FastifyReply, type: string, bytes: Buffer | string): FastifyReply =>
  reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes)

async function findCoverColor(db: Database, key: string): Promise<string | undefined> {
  const recipe = await db
    .selectFrom('recipes')
    .select('cover_color as color')
    .where('cover_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return recipe?.color
}

const initialSvg = (letter: string, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><rect width="128" height="128" fill="hsl(${hue * (360 / hues)} 38% 30%)"/><text x="64" y="86" text-anchor="middle" font-family="Georgia,serif" font-size="64" fill="#f7f1e1">${letter}</text></svg>`
