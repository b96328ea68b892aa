import { BadZip, type ZipProblem } from '#server/platform/zip/zip-reader.ts'

/** Why nothing of a file is read. */
export type FileProblem = ZipProblem | 'noRecipes'

/** A problem of the file as a whole; undefined of an error in one entry of it. */
export const problemIn = (error: unknown): FileProblem | undefined =>
  error instanceof BadZip ? error.problem : undefined
