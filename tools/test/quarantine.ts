import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const path = join(import.meta.dirname, '../../tests/quarantine.json')

/**
 * With more than ten entries the gate does not run. Each entry is a test to mend, or a race in the product, which must be treated
 * as a bug first.
 */
const quarantine = z
  .array(
    z.strictObject({ file: z.string(), title: z.string(), since: z.iso.date(), reason: z.string().min(20) }),
  )
  .max(10)

/** Returns patterns that match the titles of the tests that the gate skips for now. */
export async function readQuarantine(): Promise<RegExp[]> {
  const entries = quarantine.parse(JSON.parse(await readFile(path, 'utf8')))
  return entries.map(({ title }) => new RegExp(`${RegExp.escape(title)}$`))
}
