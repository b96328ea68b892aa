import type { PictureFormat } from '#contract/picture-formats.ts'

/** The site's largest picture is 1,200 pixels wide, so it would show nothing of a longer side. */
const maxSidePx = 2_400
const quality = 0.85

/**
 * Returns the picture upright, with its longer side at most 2,400 pixels: a tenth of the bytes of a phone's photo. Returns the
 * file unchanged if the result is not smaller, or if the browser cannot decode it.
 */
export async function shrinkPicture(file: File, format: PictureFormat): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // A JPEG would lose the transparency that other formats can have. A browser that cannot write WebP writes PNG.
  const type = format === 'jpeg' || format === 'heic' ? 'image/jpeg' : 'image/webp'
  const shrunk = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
  return shrunk && shrunk.size < file.size ? shrunk : file
}
