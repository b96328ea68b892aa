import type { ZipBounds } from '#server/platform/zip/zip-reader.ts'

/** Limits of an imported archive. Text is compressed a hundred times at most, pictures hardly at all. */
export const archiveBounds: ZipBounds = {
  maxEntries: 10_000,
  maxBytes: 2_000_000_000,
  maxRatio: 200,
  ratioFromBytes: 1_000_000,
}

/** Limits of an archive within it, which is unpacked in memory: one recipe, or the export of a small collection. */
export const innerArchiveBounds: ZipBounds = { ...archiveBounds, maxEntries: 1_000, maxBytes: 50_000_000 }

/** The largest document with recipes: one recipe, or a whole collection as text. It is parsed in memory. */
export const maxDocumentBytes = 30_000_000
/** Enough for a phone's photo, which is made smaller afterwards. */
export const maxImportedPictureBytes = 20_000_000
export const maxRecipesInDocument = 5_000
