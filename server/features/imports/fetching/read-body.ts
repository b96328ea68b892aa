import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

type BodyOptions = {
  maxBytes: number
  /** Reads only the beginning of a larger body instead of throwing. */
  isCutOff?: boolean
  signal: AbortSignal
}

/** Reads and decompresses a body. Stops as soon as it is too large, whatever length the headers state. */
export async function readBody(response: IncomingMessage, options: BodyOptions): Promise<Buffer> {
  const { maxBytes, isCutOff = false, signal } = options
  const chunks: Buffer[] = []
  let bytes = 0
  const isFull = () => bytes > maxBytes
  const take = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      chunks.push(chunk)
      bytes += chunk.length
      if (isFull()) throw new FetchFailure('large')
    }
  }
  try {
    const decoder = decoderOf(response)
    await (decoder
      ? pipeline(response, source => refuseAbove(source, maxBytes), decoder, take, { signal })
      : pipeline(response, take, { signal }))
  } catch (failure) {
    if (!isCutOff || !isFull()) throw failure
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/** Limits the compressed bytes too: an endless body may decompress to nothing. */
async function* refuseAbove(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FetchFailure('large')
    yield chunk
  }
}

/** Returns the decoder of the one encoding, which must be one that was requested. Only a decompression bomb has several in a row. */
function decoderOf({ headers }: IncomingMessage): Duplex | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  switch (encoding) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new FetchFailure('other')
  }
}
