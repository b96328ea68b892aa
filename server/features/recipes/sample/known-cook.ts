import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { knownCook, layTable, sampleAddress } from './lay-table.ts'

export type KnownCook = { email: string; password: string }

/**
 * Lays the sample table in an empty database and tells whom to sign in as. The password is made here, for this
 * site alone, and kept in a file that only the operator reads: a public site must not share one with every other.
 */
export async function welcomeSampleCook(
  kitchen: { db: Database; jobs: Jobs },
  dataDir: string,
  isWanted: boolean,
): Promise<KnownCook | undefined> {
  const path = join(dataDir, 'sample-cook.txt')
  const email = sampleAddress(knownCook)
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return { email, password: kept.trim() }
  if (!isWanted) return undefined
  const password = randomBytes(9).toString('base64url')
  if (!(await layTable(kitchen, password))) return undefined
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return { email, password }
}
