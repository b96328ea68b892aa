import { join } from 'node:path'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { openProcessPool, type ProcessPool } from '#server/platform/work/process-pool.ts'
import type { FileAnswer, FileRequest } from './messages.ts'

/** Reads members' files, recipe by recipe. Throws if a recipe takes too long or too much memory. */
export type FileReading = ProcessPool<FileRequest, FileAnswer>

export const openFileReading = ({ fileReading }: Pick<Limits, 'fileReading'>): FileReading =>
  openProcessPool(join(import.meta.dirname, 'read-file.ts'), fileReading)
