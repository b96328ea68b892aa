import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The sources of a synthetic database's contents. When one of them changes, databases cached by earlier runs are stale. */
const datasetSources = [
  'tools/synthetic/*.ts',
  'server/platform/database/migrations/*.sql',
  'server/features/recipes/search/search-index.queries.ts',
  'server/features/recipes/search/vocabulary.queries.ts',
  'contract/fold-text.ts',
  'contract/search-terms.ts',
]

export async function datasetVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Array.fromAsync(glob(datasetSources, { cwd: root }))).sort())
    hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 10)
}
