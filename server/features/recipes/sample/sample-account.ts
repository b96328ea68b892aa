import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { sampleAccountUsername, sampleAddress, seedSample } from './seed-sample.ts'

export type SampleAccount = { email: string; password: string }

/**
 * Lays the sample table in an empty database and tells whom to sign in as. The password is made here, for this
 * site alone, and kept in a file that only the operator reads: a public site must not share one with every other.
 */
export async function findOrSeedSampleAccount(
  services: { db: Database; jobs: Jobs },
  dataDir: string,
  shouldSeed: boolean,
): Promise<SampleAccount | undefined> {
  const path = join(dataDir, 'sample-cook.txt')
  const email = sampleAddress(sampleAccountUsername)
  const storedPassword = await readFile(path, 'utf8').catch(() => undefined)
  if (storedPassword !== undefined) return { email, password: storedPassword.trim() }
  if (!shouldSeed) return undefined
  const password = randomBytes(9).toString('base64url')
  if (!(await seedSample(services, password))) return undefined
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return { email, password }
}
