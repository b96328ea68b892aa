/** The storage of pictures: a local folder or an S3 bucket. Keys look like `images/<hash>-640.webp`. */
export type FileStore = {
  /** The file is there whole or not at all, also to whoever reads it meanwhile and after a loss of power. */
  put(key: string, bytes: Uint8Array | string): Promise<void>
  exists(key: string): Promise<boolean>
  getBytes(key: string): Promise<Uint8Array>
  /** No error where there is none. */
  delete(key: string): Promise<void>
  /** The keys of all files, also of what an interrupted `put` left. */
  list(): AsyncIterable<string>
  /** When the file was written; undefined where there is none. */
  findWrittenAt(key: string): Promise<Date | undefined>
}
