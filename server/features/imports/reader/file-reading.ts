import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { FileAnswer, FileRequest } from './messages.ts'
import { openReaders } from './readers.ts'

/** Reads members' files, recipe by recipe; throws where one takes too long or too much memory. */
export type FileReading = {
  read(request: FileRequest): Promise<FileAnswer>
  close(): void
}

export const openFileReading = ({ fileReading }: Pick<Limits, 'fileReading'>): FileReading =>
  openReaders<FileRequest, FileAnswer>('read-file.ts', fileReading)
