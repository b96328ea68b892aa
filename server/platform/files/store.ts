import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** The storage of pictures: a local folder or an S3 bucket. Keys look like `images/<hash>-640.webp`. */
export type FileStore = Pick<Disk, 'put' | 'exists' | 'getBytes' | 'delete'>

export type S3Settings = {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

export const openFolder = (location: string): FileStore =>
  new Disk(new FSDriver({ location, visibility: 'private' }))

/** Loaded only when a bucket is set: the AWS client costs 60 ms and 20 MB. */
export async function openBucket(settings: S3Settings): Promise<FileStore> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    // The SDK's own defaults add checksum trailers that stores other than Amazon's refuse with 411.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new Disk(
    new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }),
  )
}
