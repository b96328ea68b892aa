import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { largestPictureFile } from '#contract/picture-files.ts'
import { presentCard, presentCredit } from './features/recipes/recipes.present.ts'
import { findRecipe } from './features/recipes/recipes.queries.ts'
import type { ReadForStranger } from './platform/database/stranger-reads.ts'
import type { Admission } from './platform/http/admission.ts'
import { internalAddress } from './platform/http/client-address.ts'
import type { Throttler } from './platform/http/throttle.ts'
import type { Limits } from './platform/limits/default-limits.ts'
import { registerPages } from './platform/pages/register-pages.ts'

type Services = {
  readForStranger: ReadForStranger
  publicUrl: () => string
  throttler: Throttler
  admission: Admission
  limits: Limits
}

/** The output folder of `tools/build.ts`. */
export const distDir = join(import.meta.dirname, '../dist')
/** Pictures of this site also exist in the aspect ratio of link previews. */
const mediaVariantSuffix = new RegExp(
  `(?<=/media/\\w+/[0-9a-f]{32})-${largestPictureFile.replace('.', '\\.')}$`,
)
const recipeId = /^[1-9]\d{0,14}$/

/** Serves the client beside the API. Server rendering requests the same routes as browsers, without a socket. */
export const servePages = (
  app: FastifyInstance,
  { readForStranger, publicUrl, throttler, admission, limits }: Services,
): Promise<void> =>
  registerPages(app, {
    distDir,
    publicUrl,
    throttler,
    admission,
    limits,
    api: async path => {
      const reply = await app.inject({ method: 'GET', url: path, remoteAddress: internalAddress })
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
    },
    findRecipePreview: async id => {
      const recipe = recipeId.test(id)
        ? await readForStranger(db => findRecipe(db, Number(id), undefined))
        : undefined
      if (!recipe) return undefined
      const card = presentCard(recipe, publicUrl())
      const credit = presentCredit(recipe, publicUrl())
      const image = card.image.replace(mediaVariantSuffix, '-preview.jpg')
      return { ...card, credit, image, picture: card.image, card }
    },
  })
