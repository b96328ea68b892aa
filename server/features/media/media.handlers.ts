import type { mediaRoutes } from '#contract/media.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { cutRecipeImage, dominantColor } from './images.ts'
import { fileUrl } from './media.urls.ts'
import { storeUpload } from './uploads.ts'

type Kitchen = { db: Database; files: FileStore; publicUrl: () => string }

export const mediaHandlers = ({ db, files, publicUrl }: Kitchen): HandlersOf<keyof typeof mediaRoutes> => ({
  async uploadImage({ viewer, readFile }) {
    const bytes = await cutRecipeImage(await readFile())
    const key = await storeUpload(db, files, { kind: 'image', ownerId: viewer.userId, bytes })
    return { url: fileUrl(publicUrl(), key), color: await dominantColor(bytes) }
  },
})
