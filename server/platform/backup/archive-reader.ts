import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  type ArchiveHeader,
  type ArchiveSummary,
  archiveClaim,
  archiveHeader,
  archiveVersion,
  columnNames,
  gather,
  headerName,
  maxFileBytes,
  type OnPart,
  type PartHead,
  queueNames,
  queuesName,
  sequencesName,
} from './archive-format.ts'
import { ageMark, decrypt } from './encryption.ts'
import { formerMark, readFormerArchive } from './former/archive-reader.ts'
import { parseJson } from './parse-json.ts'
import { BackupRefused, cannotBeRead, damagedArchive, refuseOtherKey, wrongKey } from './refused.ts'
import { summarizeSums, sumOf, sumsName } from './sums.ts'

const decompress = promisify(gunzip)

/**
 * Reads an archive from beginning to end and passes its parts to `onPart`, which may read or ignore each. Everything is verified on the
 * way, but the archive as a whole only once this resolves. Throws BackupRefused.
 */
export async function readArchive(
  path: string,
  key: string | undefined,
  onPart: OnPart,
): Promise<ArchiveSummary> {
  await using file = await open(path).catch(error => {
    throw cannotBeRead(path, error)
  })
  const start = await readStart(file)
  if (start.startsWith(formerMark)) return readFormerArchive(path, key, onPart)
  refuseOtherKey(path, { isEncrypted: start.startsWith(ageMark), key })
  const sums: string[] = []
  let [header, queues]: [ArchiveHeader | undefined, string[]] = [undefined, []]
  let end: string | undefined
  for await (const { name, bytes } of filesIn(file, { path, key })) {
    if (end !== undefined) throw damagedArchive(path)
    if (name === sumsName) {
      end = bytes.toString()
      continue
    }
    sums.push(sumOf(name, bytes))
    if (!header) header = parseHeader(path, name, bytes)
    else if (name === queuesName) queues = parseJson(queueNames, bytes) ?? throwDamaged(path)
    else {
      const part = (await readPart(name, bytes, queues)) ?? throwDamaged(path)
      await onPart(part.head, [part.content], header)
    }
  }
  if (!header) throw noBackup(path)
  if (end !== sums.join('')) throw damagedArchive(path)
  return { header, bytes: (await file.stat()).size, ...summarizeSums(sums) }
}

async function readStart(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

type File = { name: string; bytes: Buffer }

/**
 * Yields the files of an archive in order. Throws BackupRefused if they cannot be read. Errors of the loop that consumes the files do not
 * pass through here.
 */
async function* filesIn(
  file: FileHandle,
  { path, key }: { path: string; key: string | undefined },
): AsyncGenerator<File, void> {
  const stored = ReadableStream.from<Uint8Array>(
    file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 }),
  )
  const plain =
    key === undefined
      ? stored
      : await decrypt(stored, key).catch(() => {
          throw wrongKey(path)
        })
  const tar = extract()
  const piped = pipeline(Readable.from(plain), tar)
  piped.catch(() => undefined) // the loop below throws the same
  let isAtBeginning = true
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header
      if (size > maxFileBytes) throw damagedArchive(path)
      isAtBeginning = false
      yield { name, bytes: await gather(entry as AsyncIterable<Buffer>) }
    }
    await piped
  } catch (error) {
    if (error instanceof BackupRefused) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code && /^E[A-Z]+$/.test(code)) throw cannotBeRead(path, { code })
    throw isAtBeginning ? noBackup(path) : damagedArchive(path)
  } finally {
    tar.destroy()
  }
}

function parseHeader(path: string, name: string, bytes: Buffer): ArchiveHeader {
  const claim = name === headerName ? parseJson(archiveClaim, bytes) : undefined
  if (!claim) throw noBackup(path)
  if (claim.version > archiveVersion)
    throw new BackupRefused(`${path} was made by a newer Mezani. Restore it with that version.`)
  return parseJson(archiveHeader, bytes) ?? throwDamaged(path)
}

const noBackup = (path: string) =>
  new BackupRefused(`${path} is no backup of Mezani, or is damaged at its beginning.`)

function throwDamaged(path: string): never {
  throw damagedArchive(path)
}

/** Returns undefined for a file that does not belong in an archive, or whose rows cannot be read. */
async function readPart(
  name: string,
  bytes: Buffer,
  queues: string[],
): Promise<{ head: PartHead; content: Buffer } | undefined> {
  if (name === sequencesName) return { head: { kind: 'sequences' }, content: bytes }
  const [, key] = /^pictures\/(.{1,1000})$/.exec(name) ?? []
  if (key) return { head: { kind: 'picture', key }, content: bytes }
  const [, place = '', table] = /^(jobs|tables\/(\w{1,63}))\/\d{6,}\.copy\.gz$/.exec(name) ?? []
  const rows = place && (await decompress(bytes, { maxOutputLength: maxFileBytes }).catch(() => undefined))
  if (!rows) return undefined
  const end = rows.indexOf('\n')
  const columns = columnNames.safeParse(rows.toString('utf8', 0, Math.max(end, 0)).split('\t')).data
  if (!columns) return undefined
  const head: PartHead = table ? { kind: 'table', name: table, columns } : { kind: 'jobs', columns, queues }
  return { head, content: rows.subarray(end + 1) }
}
