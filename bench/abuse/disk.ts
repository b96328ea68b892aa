import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aBenchMember } from '../machine/bench-member.ts'
import { type BenchDatabase, withDatabase } from '../machine/database.ts'
import { withProcess } from '../machine/processes.ts'
import type { SiteProcessInfo } from '../machine/site-process.ts'
import { type BenchmarkOptions, type Metric, metric } from '../metric.ts'
import { publishNewWords, type SignedIn, upload } from './attacker.ts'

/** Each holds nearly as much text as fits in the member's quota divided by their number. */
const recipesInQuota = defaultLimits.maxRecipesPerMember
const textLength = Math.floor(defaultLimits.maxRecipeTextBytesPerMember / recipesInQuota) - 500
/** Noise hardly compresses: its files are the largest that a photo makes. */
const photoSide = 1_600

/**
 * The disk that one member can take: a part of what the quotas allow is stored, and what it takes is extended to the whole. That
 * the quotas hold is for the tests.
 */
export const measureDisk = ({ isQuick }: BenchmarkOptions): Promise<Metric[]> =>
  withDatabase(
    database =>
      withProcess<SiteProcessInfo, Metric[]>(
        'site',
        { databaseUrl: database.url },
        async ({ port, dataDir }) => {
          const { token } = await aBenchMember(database)
          const site = { url: `http://127.0.0.1:${port}`, token }
          const recipes = isQuick ? 100 : recipesInQuota
          const before = await databaseBytes(database)
          for (let n = 0; n < recipes; n += 1) await publishNewWords(site, n, textLength)
          const textBytes = (((await databaseBytes(database)) - before) * recipesInQuota) / recipes
          const photos = isQuick ? 3 : 20
          for (let n = 0; n < photos; n += 1) await uploadNoise(site)
          const counted = await countedBytes(database)
          const photoBytes = ((await folderBytes(dataDir)) * defaultLimits.maxPictureBytesPerMember) / counted
          console.log(
            `  ${(textBytes / 1e6).toFixed(0)} MB of the database for ${recipesInQuota} recipes, ${(photoBytes / 1e6).toFixed(0)} MB of files for photos`,
          )
          return [
            metric(
              'disk of one member at every quota',
              (textBytes + photoBytes) / 1e6,
              { atMost: 600 },
              ' MB',
            ),
          ]
        },
      ),
    0,
  )

async function uploadNoise(site: SignedIn): Promise<void> {
  const raw = randomBytes(photoSide * photoSide * 3)
  const bytes = await sharp(raw, { raw: { width: photoSide, height: photoSide, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
  const response = await upload(site, site.token, bytes)
  if (response.status >= 300) throw new Error(`A photo was refused: ${await response.text()}`)
  await response.arrayBuffer()
}

async function databaseBytes({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]?.bytes)
}

async function countedBytes({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select sum(bytes) as bytes from uploads')
  return Number(rows[0]?.bytes)
}

/** What its files take, in the blocks of the file system. */
async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'media/images'), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(files.map(file => stat(join(file.parentPath, file.name))))
  return sizes.reduce((sum, { blocks }) => sum + blocks * 512, 0)
}
