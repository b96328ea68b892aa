import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { openZip } from '#server/platform/zip/zip-writer.ts'
import { listOutsideRecipes } from '../media/uploads.queries.ts'
import { addRecipe } from './add-recipe.ts'
import { fileOf } from './export-names.ts'
import { exportPage } from './export-page.ts'
import { findOwner, ownTables, readOwnRecipes, readOwnRows } from './own-rows.queries.ts'

type Services = { db: Database; files: FileStore; publicUrl: () => string }

/** Writes a member's ZIP. Keeps only one page of rows or one picture in memory. */
export async function writeExport(
  services: Services,
  userId: number,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const { db, files } = services
  const owner = await findOwner(db, userId)
  if (!owner) return
  const zip = openZip(write)
  const avatar = owner.avatarKey ? await files.findBytes(owner.avatarKey) : undefined
  if (avatar) await zip.add('avatar.webp', avatar, { isPacked: true })
  for await (const recipe of readOwnRecipes(db, userId)) await addRecipe(services, zip, recipe)
  for (const key of await listOutsideRecipes(db, userId)) {
    const photo = await files.findBytes(key)
    if (photo) await zip.add(`pictures/${key.slice('images/'.length)}`, photo, { isPacked: true })
  }
  for (const table of ownTables)
    await zip.add(`data/${fileOf(table)}`, asJsonList(readOwnRows(db, table, owner)))
  await zip.add('index.html', exportPage({ db, owner, hasAvatar: avatar !== undefined }))
  await zip.end()
}

async function* asJsonList(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const rows of pages)
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row, null, 2)}`
      isFirst = false
    }
  yield '\n]\n'
}
