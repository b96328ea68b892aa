import { type PictureFormat, pictureBeginning, pictureFormatOf } from '#contract/picture-formats.ts'
import * as t from '#texts/media.ts'

/** The value of the file chooser's `accept`. Some systems know HEIC only by its file extensions. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** In bytes. The picture is shrunk on this device before it is sent, so the only limit is what the browser can decode. */
const maxChosenBytes = 50_000_000

/** The format of a chosen file, or a sentence that says why it cannot be uploaded. */
type Inspected = { format: PictureFormat; problem?: undefined } | { format?: undefined; problem: string }

export async function inspectPicture(file: File): Promise<Inspected> {
  const beginning = await file
    .slice(0, pictureBeginning)
    .arrayBuffer()
    .catch(() => undefined)
  if (!beginning) return { problem: t.cannotBeOpened }
  const format = pictureFormatOf(new Uint8Array(beginning))
  if (!format) return { problem: t.wrongType }
  return file.size > maxChosenBytes ? { problem: t.tooLarge(maxChosenBytes / 1e6) } : { format }
}
