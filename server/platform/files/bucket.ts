import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './store.ts'

export type S3Settings = {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** A bucket replaces an object as a whole by itself. */
export function openBucket(settings: S3Settings): FileStore {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    // The SDK's own defaults add checksum trailers that stores other than Amazon's refuse with 411.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(
    new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }),
  )
  return {
    put: (key, bytes) => disk.put(key, bytes),
    exists: key => disk.exists(key),
    getBytes: key => disk.getBytes(key),
    delete: key => disk.delete(key),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
        for (const found of page.objects) if (found.isFile) yield found.key
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    async findWrittenAt(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : undefined
    },
  }
}
