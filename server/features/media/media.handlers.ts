import type { mediaRoutes } from '#contract/media.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { senderOf } from '#server/platform/http/network.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { PictureProcessing } from './images.ts'
import { fileUrl } from './media.urls.ts'
import { storePhoto } from './uploads.ts'

type Services = {
  db: Database
  files: FileStore
  limits: Limits
  pictures: PictureProcessing
  publicUrl: () => string
}

export const mediaHandlers = (services: Services): HandlersOf<keyof typeof mediaRoutes> => ({
  async uploadImage({ viewer: { userId }, address, file = Buffer.alloc(0) }) {
    const { variants, color } = await services.pictures.processPhoto(senderOf({ userId, address }), file)
    const key = await storePhoto(services, userId, variants)
    return { url: fileUrl(services.publicUrl(), key), color }
  },
})
