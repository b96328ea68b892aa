import { BadZip, type ZipProblem } from '#server/platform/zip/zip-reader.ts'

/** Why nothing in a file can be read. */
export type FileProblem = ZipProblem | 'noRecipes'

/** Returns the problem that a `BadZip` states. Undefined for any other error. */
export const problemIn = (error: unknown): FileProblem | undefined =>
  error instanceof BadZip ? error.problem : undefined
