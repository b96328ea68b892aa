import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

type BodyOptions = {
  maxBytes: number
  /** Of a larger body its beginning is read. */
  isCutOff?: boolean
  signal: AbortSignal
}

/** A whole body, decompressed. What would be too large is given up as soon as it is, whatever it says of its length. */
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

/** A compressed body may also be endless without ever becoming anything. */
async function* refuseAbove(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FetchFailure('large')
    yield chunk
  }
}

/** One encoding of those that were asked for: several in a row are what only a bomb has. */
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
