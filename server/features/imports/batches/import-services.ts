import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { PictureProcessing } from '../../media/images.ts'
import type { FileReading } from '../reader/file-reading.ts'

/** The services that are needed to read a file and store its recipes. */
export type ImportServices = {
  db: Database
  files: FileStore
  limits: Limits
  pictures: PictureProcessing
  fileReading: FileReading
  publicUrl: () => string
}
