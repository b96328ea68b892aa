import { open, readFile, stat } from 'node:fs/promises'
import { BadZip, openZipReader } from '#server/platform/zip/zip-reader.ts'
import { isZip, listDocuments, type OpenDocument, openDocument } from './documents.ts'
import { archiveBounds, maxDocumentBytes } from './file-bounds.ts'
import type { FileRecipe } from './file-recipe.ts'
import { type Folder, type FoundPicture, folderOfFile, folderOfZip, readPicture } from './folder.ts'

export type ImportFile = {
  /** The names of files that may contain recipes. Other files are pictures or are not read. */
  documents: readonly string[]
  /** Opens a document by its index. Undefined if it has no recipes. */
  open(document: number): Promise<OpenDocument | undefined>
  close(): void
}

/** Opens a file that a member sent. `fileName` is its name on the member's device. Throws BadZip for a hostile archive. */
export async function openImportFile(path: string, fileName: string): Promise<ImportFile> {
  const { folder, close } = await openFolder(path, fileName)
  const documents = listDocuments(folder)
  return {
    documents,
    open: async document => {
      const name = documents[document]
      return name === undefined ? undefined : openDocument(folder, name)
    },
    close,
  }
}

async function openFolder(path: string, fileName: string): Promise<{ folder: Folder; close: () => void }> {
  if (await startsLikeZip(path)) {
    const zip = await openZipReader(path, archiveBounds)
    return { folder: folderOfZip(zip), close: zip.close }
  }
  const { size } = await stat(path)
  if (size > maxDocumentBytes) throw new BadZip('tooLarge')
  const folder = folderOfFile(fileName.normalize('NFC'), await readFile(path))
  return { folder, close: () => undefined }
}

async function startsLikeZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return isZip(buffer)
  } finally {
    await file.close()
  }
}

/** Finds the picture of a recipe in the document `name` of the folder. */
export async function findPicture(
  { folder }: Pick<OpenDocument, 'folder'>,
  name: string,
  { picture }: FileRecipe,
): Promise<FoundPicture> {
  if (!picture) return {}
  if ('address' in picture) return { address: picture.address }
  if ('entry' in picture) return readPicture(folder, name, picture.entry)
  const bytes = Buffer.from(picture.base64, 'base64')
  return bytes.length > 0 ? { bytes } : { problem: 'broken' }
}
