import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { openFolder } from './platform/files/folder.ts'
import type { FileStore } from './platform/files/store.ts'
import { StoreFailure } from './platform/files/store-failure.ts'

/** The folder for pictures if there is no bucket. */
export const pictureFolderOf = ({ DATA_DIR }: Config) => join(DATA_DIR, 'media')

export const openPictureFolder = (config: Config): FileStore => openFolder(pictureFolderOf(config))

/** Opens the bucket if one is set, or else a folder in DATA_DIR. Only a bucket loads the AWS client, which costs 60 ms and 20 MB. */
export async function openPictureStore(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config
  if (!bucket || !region || !accessKey || !secretKey) return openPictureFolder(config)
  const { openBucket } = await import('./platform/files/bucket.ts')
  return openBucket(
    { endpoint: config.S3_ENDPOINT, bucket, region, accessKey, secretKey },
    config.LIMITS.bucket,
  )
}

/**
 * Lists the content of the bucket, if one is set. Throws StoreFailure if the settings are wrong. A bucket that is away or full only causes
 * a warning, because everything but pictures works without it.
 */
export async function checkPictureStore(config: Config, log: FastifyBaseLogger): Promise<void> {
  if (!config.S3_BUCKET) return
  try {
    for await (const _ of (await openPictureStore(config)).list()) return
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.kind === 'refused') throw error
    log.warn({ err: error }, 'the bucket of the pictures cannot be used for now; all else works')
  }
}
