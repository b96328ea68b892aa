import type { mediaRoutes } from '#contract/media.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { cutRecipePhoto } from './images.ts'
import { fileUrl } from './media.urls.ts'
import { storePhoto } from './uploads.ts'
import { dominantColor, encodeVariants } from './variants.ts'

type Kitchen = { db: Database; files: FileStore; publicUrl: () => string }

export const mediaHandlers = (kitchen: Kitchen): HandlersOf<keyof typeof mediaRoutes> => ({
  async uploadImage({ viewer, readFile }) {
    const pixels = await cutRecipePhoto(await readFile())
    const key = await storePhoto(kitchen, viewer.userId, await encodeVariants(pixels))
    return { url: fileUrl(kitchen.publicUrl(), key), color: await dominantColor(pixels) }
  },
})
