import type { ZipBounds } from '#server/platform/zip/zip-reader.ts'

/** Of an archive that is imported. What is packed as text is smaller by a hundred times at most, pictures hardly at all. */
export const archiveBounds: ZipBounds = {
  maxEntries: 10_000,
  maxBytes: 2_000_000_000,
  maxRatio: 200,
  ratioFromBytes: 1_000_000,
}

/** Of an archive inside of it, of one recipe. */
export const innerArchiveBounds: ZipBounds = { ...archiveBounds, maxEntries: 100, maxBytes: 50_000_000 }

/** Of what holds recipes: one, or a whole collection as text. It is parsed in memory. */
export const maxDocumentBytes = 30_000_000
/** What a phone takes; it is made smaller afterwards. */
export const maxImportedPictureBytes = 20_000_000
export const maxRecipesInDocument = 5_000
