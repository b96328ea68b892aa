/** A stored picture's key, such as `images/<hash>-640.webp`, and its number of bytes. */
export type StoredFile = { key: string; size: number }

/**
 * The storage of pictures: a local folder or an S3 bucket. A bucket that does not do what it is asked throws StoreFailure, within its time
 * limits.
 */
export type FileStore = {
  /** Stores a file whole or not at all, as seen by readers meanwhile and after a loss of power. */
  put(key: string, bytes: Uint8Array | string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Returns undefined if the file does not exist. */
  findBytes(key: string): Promise<Buffer | undefined>
  /** It is no error if the file does not exist. */
  delete(key: string): Promise<void>
  /** Lists all files, including what an interrupted `put` left. */
  list(): AsyncIterable<StoredFile>
  /** Returns when the file was written; undefined if it does not exist. */
  findWrittenAt(key: string): Promise<Date | undefined>
}

/**
 * Parts of members' ZIPs, and of files that they import, are stored beside the pictures. They are in no backup, because they last for two
 * days.
 */
const partFolders = { exports: 'exports/', imports: 'imports/' } as const
export const isPartKey = (key: string): boolean =>
  Object.values(partFolders).some(folder => key.startsWith(folder))
const partKey = (folder: string, name: string) => (part: number) => `${folder}${name}-${part}.part`
export const exportKey = (name: string) => partKey(partFolders.exports, name)
export const importKey = (name: string) => partKey(partFolders.imports, name)

/** Our largest pictures take a twentieth of this. A picture that is read is in memory as a whole. */
export const maxPictureBytes = 8 * 1024 * 1024
