import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const path = join(import.meta.dirname, '../../tests/quarantine.json')

/** Few, or the work stops: each is a test to mend, or a race in the product, which is a bug first. */
const quarantine = z
  .array(
    z.strictObject({ file: z.string(), title: z.string(), since: z.iso.date(), reason: z.string().min(20) }),
  )
  .max(10)

/** Matches the titles of the tests that do not run in the gate for now. */
export async function readQuarantine(): Promise<RegExp[]> {
  const entries = quarantine.parse(JSON.parse(await readFile(path, 'utf8')))
  return entries.map(({ title }) => new RegExp(`${RegExp.escape(title)}$`))
}
