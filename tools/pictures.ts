// npm run pictures -- to-bucket | to-folder [--compare] [--delete-source]: copies all pictures between DATA_DIR/media and the bucket of S3_*, while the site runs.
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { openPictureFolder, openPictureStore, pictureFolderOf } from '#server/picture-store.ts'
import { copyPictures } from '#server/platform/files/copy-pictures.ts'
import { openSpaceCheck } from '#server/platform/files/free-space.ts'
import { refuseUnusableDataDir } from '#server/platform/start/data-dir.ts'
import { StartRefused } from '#server/platform/start/start-refused.ts'
import { type Direction, describeProgress, describeResult } from './pictures/sentences.ts'
import { runTool } from './site/open-storage.ts'

const { values, positionals } = parseArgs({
  options: {
    compare: { type: 'boolean', default: false },
    'delete-source': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const directions: readonly string[] = ['to-bucket', 'to-folder'] satisfies Direction[]
const [direction = '', ...others] = positionals
const progressEveryMs = 5_000

if (!directions.includes(direction) || others.length > 0) {
  console.error(
    [
      'Say where all pictures are to be copied, with S3_BUCKET and what belongs to it set:',
      '  npm run pictures -- to-bucket                  from DATA_DIR/media into the bucket',
      '  npm run pictures -- to-folder                  from the bucket into DATA_DIR/media',
      '  npm run pictures -- to-bucket --compare        reads also those that are there, and replaces what differs',
      '  npm run pictures -- to-bucket --delete-source  deletes each in the folder once it is in the bucket, byte for byte',
    ].join('\n'),
  )
  process.exitCode = 2
} else await runTool(config => copy(direction as Direction, config))

async function copy(direction: Direction, config: Config): Promise<void> {
  if (!config.S3_BUCKET)
    throw new StartRefused(
      'S3_BUCKET: no bucket is set. Set S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY for this command.',
    )
  const [folder, bucket] = [openPictureFolder(config), await openPictureStore(config)]
  const [source, target] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  const places = { bucket: config.S3_BUCKET, folder: pictureFolderOf(config) }
  const options = { source, target, ...spaceFor(direction, config), signal: stopSignal() }
  const isMoving = values['delete-source']
  const counts = await run({ ...options, isComparing: values.compare, isMoving: false })
  console.log(describeResult(direction, places, counts))
  if (!isMoving) return
  const moved = await run({ ...options, isComparing: true, isMoving })
  console.log(`Deleted in the ${direction === 'to-bucket' ? 'folder' : 'bucket'}: ${moved.found}.`)
}

async function run(options: Omit<Parameters<typeof copyPictures>[0], 'onProgress'>) {
  let toldAt = performance.now()
  return copyPictures({
    ...options,
    onProgress(counts) {
      if (performance.now() - toldAt < progressEveryMs) return
      toldAt = performance.now()
      console.log(describeProgress(counts))
    },
  })
}

function spaceFor(direction: Direction, config: Config): { refuseWithoutSpace: () => Promise<void> } {
  if (direction === 'to-bucket') return { refuseWithoutSpace: async () => undefined }
  refuseUnusableDataDir(config.DATA_DIR)
  const hasSpace = openSpaceCheck([config.DATA_DIR, pictureFolderOf(config)], config.MIN_FREE_MB * 1e6)
  return {
    async refuseWithoutSpace() {
      if (await hasSpace()) return
      throw new StartRefused(
        'DATA_DIR: its disk has less than MIN_FREE_MB left. Make room and run this again; it goes on where it stopped.',
      )
    },
  }
}

function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  const stopped = new StartRefused('Stopped. Run this again; it goes on where it stopped.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(stopped))
  return stopping.signal
}
