import type { FileFormat } from '../files/documents.ts'
import type { FileProblem } from '../files/file-problem.ts'
import type { FileRecipe } from '../files/file-recipe.ts'

/** Messages to and from the reader processes. */
export type ReadRequest = { html: string; url: string }

/** A recipe of a file that is at `path`: the `part` of the `document`, both from 0. Without them, what is in the file. */
export type FileRequest = {
  path: string
  fileName: string
  at?: { document: number; part: number } | undefined
}

/** `parts`: the recipes of the document; 0 where it has none. Without a `recipe` this one is damaged. */
export type ReadPart = {
  parts: number
  format?: FileFormat | undefined
  recipe?: FileRecipe | undefined
  photo?: Buffer | undefined
  address?: string | undefined
  isPictureMissing?: boolean | undefined
}
/** `broken`: the document is not what it should be; for the log. */
export type FileAnswer = { documents: number } | { problem: FileProblem } | { broken: string } | ReadPart
