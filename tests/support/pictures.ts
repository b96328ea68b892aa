import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { pngChunk } from '#server/features/media/heic/png-chunk.ts'

/** Returns a plain picture. */
export const solidImage = (width = 300, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#1f7d78' } })

/** Returns a picture of two halves, red on the left and blue on the right. */
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

/** Returns a PNG of these dimensions in a few kB: one bit a pixel, all of it black. */
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

/** Returns a form with one file in this field, as a browser sends it. */
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

/** Returns a photograph like one from a phone: something round on a table. */
export async function aPicture(name: string) {
  const dish =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c8863a"/><circle cx="420" cy="260" r="140" fill="#6b3f25"/></svg>'
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(dish)).jpeg().toBuffer() }
}

/**
 * A HEIC as an iPhone writes it, of 94 × 64 pixels. It is a grid of HEVC tiles that is larger than the picture, in the colours of
 * Display P3, and stored on its side with the rotation that sets it upright. Its left half is `rgb(208, 48, 32)` of P3, its right
 * half `rgb(32, 64, 192)`.
 */
export const phoneHeic = Buffer.from(
  `
  AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAADzG1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAMAAABNaW
  luZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAQACAABodmMxAAAAABVpbmZlAgAAAAADAABncmlkAAAAABxpcmVmAAAAAAAAABBk
  aW1nAAMAAgABAAIAAALYaXBycAAAAq1pcGNvAAAAeGh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQ
  ABACtCAQEDcAAAAwCQAAADAAADAB6gIIEFlupJKa5uBAQMCAAAAwAIAAADAAhAIgABAAdEAcFysCJAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAHsY29scnBy
  b2YAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmSC4q
  hyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAAB
  WAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAA
  EAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAA
  AAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOA
  AAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClsAAAAUaXNwZQAAAAAAAABAAAAAXgAAABBwaXhpAAAAAAMICAgAAAAJaXJvdAMAAAAj
  aXBtYQAAAAAAAAADAAEDgQIDAAIDgQIDAAMEBAMFhgAAABBpZGF0AAABAABAAF4AAABAaWxvYwEAAABEAAADAAEAAAAAAAEAAAPsAAAAOwACAAAAAAABAA
  AEJwAAABoAAwABAAAAAQAAAAAAAAAIAAAAXW1kYXQAAAA3KAGvWGCacMVMkv//pwPkfcf//z6o/LonRUvq8+sS1LpfEGzvoD6aUllod2+xZvTN9JSvFTPk
  JgAAABYoAa9Y+Q6SX//s4f/9ypkPkR0MbILA
`,
  'base64',
)
