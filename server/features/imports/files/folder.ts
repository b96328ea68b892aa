import { extname } from 'node:path'
import { BadZip, openZipReader, type ZipReader } from '#server/platform/zip/zip-reader.ts'
import { maxImportedPictureBytes } from './file-bounds.ts'

/** The files of an archive, or one file alone; names are paths with `/`. */
export type Folder = {
  names: readonly string[]
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
}

/** What a Mac, Windows or a synchronising program leaves beside the files that a person has. */
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

/**
 * The picture that a document names: in its own folder, then in one below, then by its last part anywhere if only one has it, since
 * a path may be of the phone that it was on. `name.*` is one of any ending.
 */
export async function readPicture(
  folder: Folder,
  document: string,
  written: string,
): Promise<Buffer | undefined> {
  const path = written
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
  const isAny = path.endsWith('.*')
  const wanted = isAny ? path.slice(0, -1) : path
  const matches = (name: string, asked: string) =>
    isAny
      ? name.startsWith(asked) && isPictureName(name) && !name.slice(asked.length).includes('/')
      : name === asked
  const home = parentOf(document)
  const pictures = folder.names.filter(isPictureName)
  const bare = baseOf(wanted)
  const sameName = pictures.filter(name => matches(baseOf(name), bare))
  const found =
    pictures.find(name => matches(name, home + wanted)) ??
    pictures.find(name => matches(name, wanted)) ??
    sameName.find(name => name.startsWith(home)) ??
    (sameName.length === 1 ? sameName[0] : undefined)
  if (found === undefined) return undefined
  try {
    return await folder.read(found, maxImportedPictureBytes)
  } catch (error) {
    // One picture that is broken or too large is told of its recipe; an archive that is hostile as a whole ends.
    if (error instanceof BadZip && error.entry !== undefined) return undefined
    throw error
  }
}
