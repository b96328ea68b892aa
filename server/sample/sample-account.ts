import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { sampleAccountAddress, seedSample } from './seed-sample.queries.ts'

export type SampleAccount = { email: string; password: string }

/**
 * Returns the sample account. If there is none and `shouldSeed` is set, seeds an empty database first. Returns undefined without a sample.
 * The password is generated for this site and stored in a file that only the operator can read: a default shared by all sites would be a
 * public credential.
 */
export async function findOrSeedSampleAccount(
  services: { db: Database; jobs: Jobs },
  dataDir: string,
  shouldSeed: boolean,
): Promise<SampleAccount | undefined> {
  const path = join(dataDir, 'sample-cook.txt')
  const email = sampleAccountAddress
  const storedPassword = await readFile(path, 'utf8').catch(() => undefined)
  if (storedPassword !== undefined) return { email, password: storedPassword.trim() }
  if (!shouldSeed) return undefined
  const password = randomBytes(9).toString('base64url')
  if (!(await seedSample(services, password))) return undefined
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return { email, password }
}
