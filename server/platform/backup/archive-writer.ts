import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import {
  type ArchiveHeader,
  archiveFormat,
  archiveVersion,
  gather,
  headerName,
  type PartContent,
  type PartHead,
  queuesName,
  rowsBytes,
  sequencesName,
  type WritePart,
} from './archive-format.ts'
import { encrypt } from './encryption.ts'
import { summarizeSums, sumOf, sumsName } from './sums.ts'

const compress = promisify(gzip)
/** The site serves requests meanwhile. The best level takes three times as long to save a twentieth of the bytes. */
const fastest = { level: 1 }

type Options = {
  header: ArchiveHeader
  key: string | undefined
  /** Takes the bytes of the archive in order. */
  write: (bytes: Buffer) => Promise<void>
  /** Awaited after each file. */
  rest: () => Promise<void>
}

/** Writes the parts that `fill` hands over. Returns their number, and a SHA-256 over them. */
export async function writeArchive(
  { header, key, write, rest }: Options,
  fill: (writePart: WritePart) => Promise<void>,
): Promise<{ parts: number; sha256: string }> {
  const tar = pack()
  const plain = ReadableStream.from(tar as AsyncIterable<Uint8Array>)
  const bytes = key === undefined ? plain : await encrypt(plain, key)
  let failure: unknown
  const written = writeAll(bytes, chunk =>
    write(chunk).catch(error => {
      failure = error
      throw error
    }),
  )
  const sums: string[] = []

  async function addFile(name: string, content: Buffer): Promise<void> {
    const entry = { name, mode: 0o600, mtime: new Date(header.createdAt) }
    const added = new Promise<void>((resolve, reject) =>
      tar.entry(entry, content, error => (error ? reject(error) : resolve())),
    )
    // If writing fails, nobody reads the entry any more and `added` would never settle.
    await Promise.race([added, written])
    sums.push(sumOf(name, content))
    await rest()
  }

  const writePart: WritePart = async (head, content) => {
    if (head.kind === 'jobs') await addFile(queuesName, Buffer.from(JSON.stringify(head.queues)))
    for await (const [name, bytes] of filesOf(head, content)) await addFile(name, bytes)
  }

  try {
    await addFile(
      headerName,
      Buffer.from(`${JSON.stringify({ format: archiveFormat, version: archiveVersion, ...header })}\n`),
    )
    await fill(writePart)
    const summary = summarizeSums(sums)
    await addFile(sumsName, Buffer.from(sums.join('')))
    tar.finalize()
    await written
    return summary
  } catch (error) {
    tar.destroy()
    await written.catch(() => undefined)
    throw failure ?? error
  }
}

async function writeAll(bytes: ReadableStream<Uint8Array>, write: Options['write']): Promise<void> {
  for await (const chunk of bytes) await write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
}

async function* filesOf(head: PartHead, content: PartContent): AsyncGenerator<[name: string, bytes: Buffer]> {
  if (head.kind === 'picture') yield [`pictures/${head.key}`, await gather(content)]
  else if (head.kind === 'sequences') yield [sequencesName, await gather(content)]
  else {
    const folder = head.kind === 'table' ? `tables/${head.name}` : 'jobs'
    const columns = Buffer.from(`${head.columns.join('\t')}\n`)
    let number = 0
    for await (const rows of inFiles(content)) {
      number += 1
      yield [
        `${folder}/${String(number).padStart(6, '0')}.copy.gz`,
        await compress(Buffer.concat([columns, rows]), fastest),
      ]
    }
  }
}

/**
 * Yields the same rows in files, cut after the first row that ends beyond `rowsBytes`: the archive must not depend on how the rows arrived.
 * Yields at least one file, which may be empty.
 */
async function* inFiles(rows: PartContent): AsyncGenerator<Buffer> {
  let [waiting, length]: [Buffer[], number] = [[], 0]
  let isFirst = true
  for await (const chunk of rows) {
    waiting.push(chunk)
    length += chunk.length
    if (length < rowsBytes) continue
    let joined = Buffer.concat(waiting)
    for (let end = endOfRows(joined); end > 0; end = endOfRows(joined)) {
      yield joined.subarray(0, end)
      isFirst = false
      joined = joined.subarray(end)
    }
    ;[waiting, length] = [[joined], joined.length]
  }
  if (length > 0 || isFirst) yield Buffer.concat(waiting)
}

const endOfRows = (rows: Buffer): number => rows.indexOf('\n', rowsBytes - 1) + 1
