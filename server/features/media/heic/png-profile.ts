import { crc32, deflateSync } from 'node:zlib'

/** Where the first chunk of a PNG, its header, ends. */
const headerEnd = 33

/** This PNG, whose colours are those of this ICC profile. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, headerEnd), length, body, sum, png.subarray(headerEnd)])
}
