// HEIC is decoded in a separate process, by a decoder in WebAssembly. A malicious file can read only the decoder's memory, and can at
// worst end this process.
import sharp from 'sharp'
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import { maxPixels } from '../picture-size.ts'
import { masterSize } from '../variants.ts'
import { decodeHeic, UnsupportedHeic } from './decode-heic.ts'
import type { HeicAnswer, HeicFault, HeicRequest } from './messages.ts'
import { withProfile } from './png-chunk.ts'

const lowPriority = 5

answerRequests(lowPriority, async ({ bytes }: HeicRequest): Promise<HeicAnswer> => {
  const decoded = decodeOrFault(bytes)
  if (!('pixels' in decoded)) return decoded
  const { width, height, rowBytes, pixels, profile } = decoded
  const png = await sharp(pixels, { raw: { width: rowBytes / 4, height, channels: 4 } })
    .extract({ left: 0, top: 0, width, height })
    .resize({ ...masterSize, fit: 'outside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png: profile ? withProfile(png, profile) : png }
})

function decodeOrFault(bytes: Buffer): ReturnType<typeof decodeHeic> | HeicFault {
  try {
    return decodeHeic(bytes, maxPixels)
  } catch (error) {
    return { fault: error instanceof UnsupportedHeic ? 'unsupported' : 'damaged' }
  }
}
