import { crc32 } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'

/** Positions are fractions of the file, so that they fit any file. Half of them are near its head, where the structure is. */
const position = fc.oneof(
  fc.double({ min: 0, max: 0.2, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
/** The first bytes tell the format and stay as they are, since a file of an unknown format is not decoded. */
const markBytes = 4
const blockLength = fc.integer({ min: 1, max: 64 })
/** The values of a length, a width or a count that lies. */
const lyingNumber = fc.constantFrom(
  0,
  1,
  0x7f,
  0x80,
  0xff,
  0xffff,
  0x4000_0000,
  0x7fff_ffff,
  0x8000_0000,
  0xffff_ffff,
)

type Damage = (bytes: Buffer) => Buffer

const indexIn = (bytes: Buffer, at: number) =>
  Math.min(bytes.length - 1, markBytes + Math.floor(at * (bytes.length - markBytes)))

const flippedBit = fc.record({ at: position, bit: fc.nat(7) }).map(
  ({ at, bit }): Damage =>
    bytes => {
      const index = indexIn(bytes, at)
      bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
      return bytes
    },
)
const replacedByte = fc.record({ at: position, byte: fc.nat(255) }).map(
  ({ at, byte }): Damage =>
    bytes =>
      bytes.fill(byte, indexIn(bytes, at), indexIn(bytes, at) + 1),
)
const truncated = fc.double({ min: 0, max: 1, noNaN: true }).map(
  (at): Damage =>
    bytes =>
      bytes.subarray(0, indexIn(bytes, at) + 1),
)
const swappedBlocks = fc.record({ one: position, other: position, length: blockLength }).map(
  ({ one, other, length }): Damage =>
    bytes => {
      const [from, to] = [indexIn(bytes, one), indexIn(bytes, other)]
      const [first, second] = [from, to].map(start => Buffer.from(bytes.subarray(start, start + length)))
      first?.copy(bytes, to)
      second?.copy(bytes, from)
      return bytes
    },
)
const repeatedBlock = fc
  .record({ at: position, length: blockLength, times: fc.integer({ min: 1, max: 200 }) })
  .map(
    ({ at, length, times }): Damage =>
      bytes => {
        const start = indexIn(bytes, at)
        const block = bytes.subarray(start, start + length)
        return Buffer.concat([
          bytes.subarray(0, start),
          ...Array<Buffer>(times).fill(block),
          bytes.subarray(start),
        ])
      },
  )
const removedBlock = fc.record({ at: position, length: blockLength }).map(
  ({ at, length }): Damage =>
    bytes => {
      const start = indexIn(bytes, at)
      return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)])
    },
)
const lyingField = fc
  .record({ at: position, number: lyingNumber, width: fc.constantFrom(2, 4), isLittle: fc.boolean() })
  .map(
    ({ at, number, width, isLittle }): Damage =>
      bytes => {
        const start = indexIn(bytes, at)
        if (start + width > bytes.length) return bytes
        const value = width === 2 ? number & 0xffff : number
        if (isLittle) bytes.writeUIntLE(value, start, width)
        else bytes.writeUIntBE(value, start, width)
        return bytes
      },
  )

/** Causes one to four faults in a file, like those of a bad disk, a cut transfer or an attacker. The given bytes stay as they are. */
export const damage: Arbitrary<Damage> = fc
  .tuple(
    fc.array(
      fc.oneof(
        flippedBit,
        replacedByte,
        truncated,
        swappedBlocks,
        repeatedBlock,
        removedBlock,
        lyingField,
        lyingField,
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(
    ([faults, isMended]): Damage =>
      bytes => {
        const damaged = faults.reduce<Buffer>((result, fault) => fault(result), Buffer.from(bytes))
        return isMended ? withRightChecksums(damaged) : damaged
      },
  )

/** Sets the checksum of each chunk of a PNG right, so that its decoder reads on. Returns other bytes as they are. */
function withRightChecksums(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return bytes
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 8 + bytes.readUInt32BE(start)
    if (end + 4 > bytes.length) break
    bytes.writeUInt32BE(crc32(bytes.subarray(start + 4, end)), end)
    start = end + 4
  }
  return bytes
}
