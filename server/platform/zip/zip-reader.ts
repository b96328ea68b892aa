import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'

/** What is wrong with a ZIP as a whole. `entry` is the name of the wrong file in it. */
export type ZipProblem =
  | 'broken'
  | 'encrypted'
  | 'escapingName'
  | 'tooManyEntries'
  | 'tooLarge'
  | 'tooCompressed'
  | 'unknownMethod'

export class BadZip extends Error {
  readonly problem: ZipProblem
  readonly entry: string | undefined

  constructor(problem: ZipProblem, { entry, cause }: { entry?: string; cause?: unknown } = {}) {
    super(`${problem}${entry === undefined ? '' : `: ${entry}`}`, { cause })
    this.problem = problem
    this.entry = entry
  }
}

export type ZipBounds = {
  /** A ZIP with this many entries is refused. */
  maxEntries: number
  /** The limit of all entries together, unpacked. */
  maxBytes: number
  /** The most unpacked bytes for each packed byte, of an entry that is larger than `ratioFromBytes`. */
  maxRatio: number
  ratioFromBytes: number
}

/** A ZIP whose entries are read one by one; throws BadZip. */
export type ZipReader = {
  /** The names of files only, in the order of the archive. */
  names: readonly string[]
  /** Unpacks a whole file into memory. Returns undefined if there is no file of that name. */
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
  close(): void
}

const isEncrypted = ({ generalPurposeBitFlag: flags }: Entry) => (flags & 0x1) !== 0 || (flags & 0x40) !== 0
const stored = 0
const deflated = 8

/**
 * Opens a ZIP from a file's path or its bytes, and refuses one whose list of files shows that it is hostile. Wrong sizes are noticed while
 * unpacking: no more is unpacked than the list states, and everything that was unpacked is counted.
 */
export async function openZipReader(from: string | Buffer, bounds: ZipBounds): Promise<ZipReader> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false } as const
  const zip = await (typeof from === 'string'
    ? openPromise(from, options)
    : fromBufferPromise(from, options)
  ).catch((cause: unknown) => {
    throw new BadZip('broken', { cause })
  })
  try {
    const entries = await listEntries(zip, bounds)
    let unpacked = 0
    return {
      names: [...entries.keys()],
      async read(name, maxBytes) {
        const entry = entries.get(name)
        if (!entry) return undefined
        if (entry.uncompressedSize > maxBytes) throw new BadZip('tooLarge', { entry: name })
        const bytes = await unpack(zip, entry)
        unpacked += bytes.length
        if (unpacked > bounds.maxBytes) throw new BadZip('tooLarge')
        return bytes
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, Entry>> {
  if (zip.entryCount >= bounds.maxEntries) throw new BadZip('tooManyEntries')
  const entries = new Map<string, Entry>()
  let bytes = 0
  let count = 0
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      if (count >= bounds.maxEntries) throw new BadZip('tooManyEntries')
      const { compressedSize, uncompressedSize } = entry
      const name = nameOf(entry)
      if (isEscaping(name)) throw new BadZip('escapingName', { entry: name })
      if (isEncrypted(entry)) throw new BadZip('encrypted', { entry: name })
      if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
        throw new BadZip('unknownMethod', { entry: name })
      bytes += uncompressedSize
      if (bytes > bounds.maxBytes) throw new BadZip('tooLarge')
      if (uncompressedSize > bounds.ratioFromBytes && uncompressedSize > compressedSize * bounds.maxRatio)
        throw new BadZip('tooCompressed', { entry: name })
      if (!name.endsWith('/') && !entries.has(name)) entries.set(name, entry)
    }
  } catch (cause) {
    if (cause instanceof BadZip) throw cause
    // The library itself refuses names that climb out of the archive, with a sentence.
    const sentence = cause instanceof Error ? cause.message : ''
    throw new BadZip(/relative path|absolute path/.test(sentence) ? 'escapingName' : 'broken', { cause })
  }
  return entries
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const utf8Flag = 0x800
const unicodePathField = 0x7075

/** A Mac writes UTF-8 without saying so. A name that is not UTF-8 is in the code page that the library assumes. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isStated =
    (generalPurposeBitFlag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePathField)
  const name = isStated ? fileName : (decodeUtf8(fileNameRaw) ?? fileName)
  return name.replaceAll('\\', '/').normalize('NFC')
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    // The name is in an older code page.
    return undefined
  }
}

const isEscaping = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split('/').includes('..')

/** Unpacks no more than the list states, which is bounded. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    const pieces: Buffer[] = []
    for await (const piece of stream) pieces.push(piece as Buffer)
    return Buffer.concat(pieces)
  } catch (cause) {
    throw new BadZip('broken', { entry: entry.fileName, cause })
  }
}
