import { crc32, deflateSync } from 'node:zlib'

/** Where the first chunk of a PNG, its header, ends. */
const headerEnd = 33

/** Adds an ICC profile to a PNG. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC\0\0'), deflateSync(profile)])
  return Buffer.concat([png.subarray(0, headerEnd), pngChunk('iCCP', content), png.subarray(headerEnd)])
}

/** Makes a chunk of a PNG with its length, type and checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
