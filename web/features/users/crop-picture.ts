import { limits } from '#contract/limits.ts'

/** A square of the picture, in the picture's own pixels. */
export type Square = { x: number; y: number; width: number; height: number }

const quality = 0.92

/** Cuts the square out of the picture and makes it 128 × 128. */
export async function cropPicture(url: string, square: Square): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = limits.avatarPx
  canvas.height = limits.avatarPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, limits.avatarPx, limits.avatarPx)
  const { x, y, width, height } = square
  context.drawImage(image, x, y, width, height, 0, 0, limits.avatarPx, limits.avatarPx)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', quality))
  if (!blob) throw new Error('The picture could not be cut')
  return blob
}
