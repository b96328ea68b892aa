import type { PictureFormat } from '#contract/picture-formats.ts'

/** Longer sides hold nothing that the site would show: its largest picture is 1,200 pixels wide. */
const maxSidePx = 2_400
const quality = 0.85

/**
 * The picture with its longer side at most 2,400 pixels, upright: a tenth of the bytes of a phone's photo. The file as it is
 * where that is not smaller, or where the browser cannot decode it.
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
  // A JPEG would lose what is transparent in the other formats. A browser that writes no WebP writes PNG.
  const type = format === 'jpeg' || format === 'heic' ? 'image/jpeg' : 'image/webp'
  const shrunk = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
  return shrunk && shrunk.size < file.size ? shrunk : file
}
