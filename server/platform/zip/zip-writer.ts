import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipContent = string | Uint8Array | AsyncIterable<string | Uint8Array>

export type ZipWriter = {
  /** Adds a file. `isPacked`: its content is compressed already, such as a picture's. */
  add(name: string, content: ZipContent, options?: { isPacked?: boolean }): Promise<void>
  /** Writes the list of the files, without which there is no ZIP. */
  end(): Promise<void>
}

/**
 * Writes a ZIP piece by piece. Only the output of one piece of one file and the list of the files are in memory. It does not use ZIP64, so
 * callers must limit its size to less than 4 GB and its files to 65,535.
 */
export function openZip(write: (bytes: Uint8Array) => Promise<void>): ZipWriter {
  const made: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else made.push(bytes)
  })
  const flush = async () => {
    if (failure) throw failure
    for (const bytes of made.splice(0)) await write(bytes)
  }
  return {
    async add(name, content, { isPacked = false } = {}) {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const piece of typeof content === 'string' || content instanceof Uint8Array
        ? [content]
        : content) {
        file.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
        await flush()
      }
      file.push(new Uint8Array(0), true)
      await flush()
    },
    async end() {
      zip.end()
      await flush()
    },
  }
}
