import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Services } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { exportPublicRecipes } from '#server/features/exports/export-public-recipes.ts'
import { openUnfinishedFile } from '#server/platform/files/unfinished-file.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { StartRefused } from '#server/platform/start/start-refused.ts'
import { backupSettingsOf } from '#server/services.ts'
import { fail } from './fail.ts'

/** Writes all public recipes as ZIPs into an empty or new folder. Each file gets its final name only when it is whole. */
export async function exportRecipes(services: Services, config: Config, path: string): Promise<void> {
  const folder = resolve(path)
  // A folder that cannot be read cannot be written to either. Opening the first file will then fail with the reason.
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0)
    return fail(`${folder} is not empty. Name a folder that is, or one that is not there yet.`)
  const { minFreeBytes } = backupSettingsOf(config)
  const stopping = stopOnSignal()
  const { files, recipes } = await exportPublicRecipes(services, {
    ...boundsOf(services.limits),
    async openFile(number) {
      const name = `recipes-${String(number).padStart(5, '0')}.zip`
      const file = await openUnfinishedFile(join(folder, name), { minFreeBytes, what: 'export' })
      return {
        async write(bytes) {
          stopping.throwIfAborted()
          await file.write(Buffer.from(bytes))
        },
        async finish() {
          await file.sync()
          await file.finish()
        },
        discard: file.discard,
      }
    },
  })
  console.log(files === 0 ? 'There are no public recipes.' : `${folder}: ${recipes} recipes, ${files} files`)
}

const maxRecipesInZip = 1_000

/** Limits that make each file importable on a site with the same limits. Half of the bytes are left for the recipe that ends a file. */
const boundsOf = ({ maxImportedRecipes, maxImportBytes }: Limits) => ({
  maxRecipes: Math.min(maxRecipesInZip, maxImportedRecipes),
  maxBytes: maxImportBytes / 2,
})

function stopOnSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () =>
      stopping.abort(new StartRefused('The export was stopped. The files that have their names are whole.')),
    )
  return stopping.signal
}
