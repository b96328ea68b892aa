import type { mediaRoutes } from '#contract/media.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { cropRecipePhoto } from './images.ts'
import { fileUrl } from './media.urls.ts'
import { storePhoto } from './uploads.ts'
import { dominantColor, encodeVariants } from './variants.ts'

type Services = { db: Database; files: FileStore; publicUrl: () => string }

export const mediaHandlers = (services: Services): HandlersOf<keyof typeof mediaRoutes> => ({
  async uploadImage({ viewer, readFile }) {
    const pixels = await cropRecipePhoto(await readFile())
    const key = await storePhoto(services, viewer.userId, await encodeVariants(pixels))
    return { url: fileUrl(services.publicUrl(), key), color: await dominantColor(pixels) }
  },
})
