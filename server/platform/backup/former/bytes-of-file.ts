import { open } from 'node:fs/promises'
import { cannotBeRead } from '../refused.ts'

const bufferBytes = 1024 * 1024

/** Reads the bytes of a file in order, a megabyte ahead at a time. */
export async function openBytes(path: string) {
  const file = await open(path).catch(error => {
    throw cannotBeRead(path, error)
  })
  let buffered: Buffer = Buffer.alloc(0)
  let position = 0

  async function fill(bytes: number): Promise<void> {
    while (buffered.length < bytes) {
      const chunk = Buffer.alloc(bufferBytes)
      const { bytesRead } = await file.read(chunk).catch(error => {
        throw cannotBeRead(path, error)
      })
      if (bytesRead === 0) return
      buffered = Buffer.concat([buffered, chunk.subarray(0, bytesRead)])
    }
  }

  function advance(bytes: number): Buffer {
    const taken = buffered.subarray(0, bytes)
    buffered = buffered.subarray(taken.length)
    position += taken.length
    return taken
  }

  return {
    position: () => position,
    /** Takes this many bytes; undefined if the file ends before. */
    async take(bytes: number): Promise<Buffer | undefined> {
      await fill(bytes)
      const taken = advance(bytes)
      return taken.length === bytes ? taken : undefined
    },
    /** Takes the bytes up to a line feed, and with it; undefined if none comes within `maxBytes`. */
    async takeLine(maxBytes: number): Promise<Buffer | undefined> {
      await fill(maxBytes)
      const end = buffered.subarray(0, maxBytes).indexOf('\n')
      return end < 0 ? undefined : advance(end + 1)
    },
    async isAtEnd(): Promise<boolean> {
      await fill(1)
      return buffered.length === 0
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}
