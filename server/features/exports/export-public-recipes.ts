import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { openZip } from '#server/platform/zip/zip-writer.ts'
import { addRecipe } from './add-recipe.ts'
import { readPublicRecipes } from './own-rows.queries.ts'

type Services = { db: Database; files: FileStore; publicUrl: () => string }

export type ExportedFile = {
  write(bytes: Uint8Array): Promise<void>
  /** Marks the file as complete. */
  finish(): Promise<void>
  /** Deletes the file unless it is complete. */
  discard(): Promise<void>
}

type Options = {
  /** Opens the ZIP with this number, counted from 1. */
  openFile: (number: number) => Promise<ExportedFile>
  /** A ZIP ends with the recipe that reaches `maxRecipes` or `maxBytes`. */
  maxRecipes: number
  maxBytes: number
}

/**
 * Writes all recipes that visitors see into ZIPs, in the order of their ids. Keeps only a page of recipes, one picture and the list of one
 * ZIP's files in memory.
 */
export async function exportPublicRecipes(
  services: Services,
  { openFile, maxRecipes, maxBytes }: Options,
): Promise<{ files: number; recipes: number }> {
  const made = { files: 0, recipes: 0 }
  let open: ReturnType<typeof openRecipeZip> | undefined
  try {
    for await (const recipe of readPublicRecipes(services.db)) {
      if (!open) {
        open = openRecipeZip(await openFile(made.files + 1))
        made.files += 1
      }
      await addRecipe(services, open.zip, recipe)
      made.recipes += 1
      open.size.recipes += 1
      if (open.size.recipes < maxRecipes && open.size.bytes < maxBytes) continue
      await open.end()
      open = undefined
    }
    await open?.end()
  } finally {
    await open?.discard()
  }
  return made
}

function openRecipeZip({ write, finish, discard }: ExportedFile) {
  const size = { recipes: 0, bytes: 0 }
  const zip = openZip(async bytes => {
    size.bytes += bytes.length
    await write(bytes)
  })
  return {
    zip,
    size,
    discard,
    async end() {
      await zip.end()
      await finish()
    },
  }
}
