import type { ImportBatch } from '#contract/import-files.ts'
import * as t from '#texts/imports.ts'

/** Names an import by the application that made the file, or else by the file's name. */
export const batchTitle = ({ format, fileName, expectedCount }: ImportBatch): string =>
  t.batchTitle((format && t.formatNames[format]) || fileName, expectedCount)
