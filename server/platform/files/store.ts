/** A stored picture's key, such as `images/<hash>-640.webp`, and its number of bytes. */
export type StoredFile = { key: string; size: number }

/**
 * The storage of pictures: a local folder or an S3 bucket. A bucket that does not do what it is asked throws StoreFailure, within the
 * bounds of its limits.
 */
export type FileStore = {
  /** The file is there whole or not at all, also to whoever reads it meanwhile and after a loss of power. */
  put(key: string, bytes: Uint8Array | string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Undefined where there is none. */
  findBytes(key: string): Promise<Buffer | undefined>
  /** No error where there is none. */
  delete(key: string): Promise<void>
  /** All files, also what an interrupted `put` left. */
  list(): AsyncIterable<StoredFile>
  /** When the file was written; undefined where there is none. */
  findWrittenAt(key: string): Promise<Date | undefined>
}

/** Parts of members' ZIPs, and of files that they import, are stored beside the pictures, and in no backup: they last for two days. */
const partFolders = { exports: 'exports/', imports: 'imports/' } as const
export const isPartKey = (key: string): boolean =>
  Object.values(partFolders).some(folder => key.startsWith(folder))
const partKey = (folder: string, name: string) => (part: number) => `${folder}${name}-${part}.part`
export const exportKey = (name: string) => partKey(partFolders.exports, name)
export const importKey = (name: string) => partKey(partFolders.imports, name)

/** The largest of ours have a twentieth of it; each that is read is in memory. */
export const maxPictureBytes = 8 * 1024 * 1024
