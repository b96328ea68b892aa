import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Limits } from '../limits/default-limits.ts'
import { openFairQueue } from '../work/fair-queue.ts'
import { openPause } from './pause-while-away.ts'
import { type FileStore, maxPictureBytes } from './store.ts'
import { explainStoreFailure, StoreFailure } from './store-failure.ts'

export type S3Settings = {
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

const maxTries = 3

/**
 * Opens a bucket of any store that speaks S3; the store itself replaces an object as a whole. The number of requests at a time is limited,
 * and reads and writes take turns. Each ends within its time limit, which includes its retries and the reading of its response.
 */
export function openBucket(settings: S3Settings, limits: Limits['bucket']): FileStore {
  const Bucket = settings.bucket
  const client = openClient(settings, limits)
  const queue = openFairQueue(limits)
  const pause = openPause()
  const run = <Result>(kind: 'read' | 'write', work: (bounds: Bounds) => Promise<Result>): Promise<Result> =>
    queue({ group: kind }, () => pause(() => runWithin(limits[`${kind}Ms`], work)), tooSlow)
  const findHead = (Key: string) =>
    run('read', bounds => unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key }), bounds)))
  return {
    async put(key, content) {
      const bytes = Buffer.from(content)
      // With this sum, the store refuses bytes that arrive damaged.
      const ContentMD5 = createHash('md5').update(bytes).digest('base64')
      const command = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentMD5 })
      await run('write', bounds => client.send(command, bounds))
    },
    exists: async key => (await findHead(key)) !== undefined,
    findBytes: key =>
      run('read', async bounds => {
        const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: key }), bounds))
        return found && readWhole(key, found.Body as Readable)
      }),
    async delete(key) {
      await run('write', bounds =>
        unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key: key }), bounds)),
      )
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, ContinuationToken })
        const page = await run('read', bounds => client.send(command, bounds))
        for (const { Key: key, Size: size = 0 } of page.Contents ?? []) if (key) yield { key, size }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    findWrittenAt: async key => (await findHead(key))?.LastModified,
  }
}

const openClient = (settings: S3Settings, { running: maxSockets, connectMs }: Limits['bucket']) =>
  new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectMs, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
    // The SDK's own defaults add checksum trailers that stores other than Amazon's refuse with 411.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

const tooSlow = () =>
  new StoreFailure('away', 'S3_ENDPOINT: the store is slower than pictures are asked for.')

type Bounds = { abortSignal: AbortSignal }

async function runWithin<Result>(ms: number, work: (bounds: Bounds) => Promise<Result>): Promise<Result> {
  try {
    return await work({ abortSignal: AbortSignal.timeout(ms) })
  } catch (error) {
    throw explainStoreFailure(error)
  }
}

/** Returns undefined if the object does not exist. A missing bucket is an error. */
async function unlessMissing<Found>(answer: Promise<Found>): Promise<Found | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}

async function readWhole(key: string, body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxPictureBytes)
      throw new StoreFailure(
        'refused',
        `S3_BUCKET: ${key} is too large to be a picture of Mezani. Move it away.`,
      )
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
