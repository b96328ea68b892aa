import { extname } from 'node:path'
import { BadZip, openZipReader, type ZipReader } from '#server/platform/zip/zip-reader.ts'
import { maxImportedPictureBytes } from './file-bounds.ts'

/** The files of an archive, or one single file. Names are paths with `/`. */
export type Folder = {
  names: readonly string[]
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
}

/** True for files that macOS, Windows or a synchronising program adds to a person's files. */
const isClutter = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX|\.git|@eaDir)\//.test(name) ||
  /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(name)

export const folderOfZip = (zip: ZipReader): Folder => ({
  names: zip.names.filter(name => !isClutter(name)),
  read: (name, maxBytes) => zip.read(name, maxBytes),
})

export const folderOfFile = (name: string, bytes: Buffer): Folder => ({
  names: [name],
  read: async asked => (asked === name ? bytes : undefined),
})

export async function openInnerZip(
  bytes: Buffer,
  bounds: Parameters<typeof openZipReader>[1],
): Promise<Folder> {
  return folderOfZip(await openZipReader(bytes, bounds))
}

export const extensionOf = (name: string): string => extname(name).slice(1).toLowerCase()

const pictureExtensions = new Set([
  'jpg',
  'jpeg',
  'jpe',
  'png',
  'webp',
  'gif',
  'avif',
  'heic',
  'heif',
  'bmp',
  'tif',
  'tiff',
])
export const isPictureName = (name: string): boolean => pictureExtensions.has(extensionOf(name))

const parentOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)
const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** Finds a picture by its path from the document's folder, without its ending. Undefined if there is none. */
export function pictureBeside({ names }: Folder, document: string, path: string): string | undefined {
  const start = `${parentOf(document)}${path}.`
  return names.find(
    name => name.startsWith(start) && isPictureName(name) && !name.includes('/', start.length),
  )
}

/** Why the picture of a recipe cannot be read. */
export type PictureProblem = 'missing' | 'broken' | 'tooLarge'

/** The bytes of a recipe's picture, or its address. Empty if the recipe has no picture. */
export type FoundPicture = {
  bytes?: Buffer | undefined
  address?: string | undefined
  problem?: PictureProblem | undefined
}

/**
 * Reads the picture that a document names. Looks in the document's folder, then from the top, then for the bare file name: below the
 * document's folder, or anywhere if only one file has that name, since the path may be from a phone. `name.*` fits any ending, and only
 * in the document's folder: many recipes of one archive have a picture of that name. No picture is missing if none fits it.
 */
export async function readPicture(folder: Folder, document: string, written: string): Promise<FoundPicture> {
  const path = written
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
  const isPattern = path.endsWith('.*')
  const found = isPattern
    ? pictureBeside(folder, document, path.slice(0, -2))
    : findByPath(folder.names.filter(isPictureName), parentOf(document), path)
  if (found === undefined) return isPattern ? {} : { problem: 'missing' }
  try {
    const bytes = await folder.read(found, maxImportedPictureBytes)
    return bytes?.length ? { bytes } : { problem: 'broken' }
  } catch (error) {
    // Without an entry, the whole archive is at fault and not this picture.
    if (error instanceof BadZip && error.entry !== undefined)
      return { problem: error.problem === 'tooLarge' ? 'tooLarge' : 'broken' }
    throw error
  }
}

function findByPath(pictures: readonly string[], home: string, path: string): string | undefined {
  const sameName = pictures.filter(name => baseOf(name) === baseOf(path))
  return (
    pictures.find(name => name === home + path) ??
    pictures.find(name => name === path) ??
    sameName.find(name => name.startsWith(home)) ??
    (sameName.length === 1 ? sameName[0] : undefined)
  )
}
