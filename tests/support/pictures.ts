import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { pngChunk } from '#server/features/media/heic/png-chunk.ts'

/** A plain picture; `noise` makes it one that compresses badly. */
export const solidImage = (width = 300, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#1f7d78' } })

/** Two halves, red on the left and blue on the right. */
export const redAndBlueImage = (side = 240): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: side / 2, height: side, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])

/** EXIF data as of a phone: author, position and orientation. */
export const cameraExif = {
  IFD0: { ImageDescription: 'SECRET-KITCHEN', Artist: 'SECRET-COOK' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '1/1 17/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '36/1 49/1 0/1',
  },
}

/** A PNG of these dimensions in a few kB: one bit a pixel, all of it white. */
export function decompressionBomb(width: number, height = width): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A form with one file in this field, as a browser sends it. */
export function formWithFile(
  field: string,
  bytes: Buffer | string,
  name = 'dish.jpg',
  type = 'image/jpeg',
): FormData {
  const form = new FormData()
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name)
  return form
}
