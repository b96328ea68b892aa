import type { FileFormat } from '../files/documents.ts'
import type { FileProblem } from '../files/file-problem.ts'
import type { FileRecipe } from '../files/file-recipe.ts'
import type { FoundPicture } from '../files/folder.ts'

/** Messages to and from the reader processes. */
export type ReadRequest = { html: string; url: string }

/** Asks for a recipe of the file at `path`: `part` of `document`, both counted from 0. Without `at`, asks how many documents it has. */
export type FileRequest = {
  path: string
  fileName: string
  at?: { document: number; part: number } | undefined
}

/** `parts` is the number of recipes in the document. If there are some and `recipe` is undefined, the requested recipe is damaged. */
export type ReadPart = {
  parts: number
  format?: FileFormat | undefined
  recipe?: FileRecipe | undefined
  picture?: FoundPicture | undefined
}
/** `broken` is the error of a document that is not what it should be. */
export type FileAnswer = { documents: number } | { problem: FileProblem } | { broken: string } | ReadPart
