import { pageUrls } from '#contract/page-urls.ts'
import { largestPictureFile } from '#contract/picture-files.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { openZip, type ZipWriter } from '#server/platform/zip/zip-writer.ts'
import { variantKey } from '../media/media.urls.ts'
import { photoHashOf } from '../media/picture-quota.ts'
import { listUnusedBeyond } from '../media/uploads.queries.ts'
import { fileOf, folderOf } from './export-names.ts'
import { exportPage } from './export-page.ts'
import { findOwner, type OwnRecipe, ownTables, readOwnRecipes, readOwnRows } from './own-rows.queries.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'

type Services = { db: Database; files: FileStore; publicUrl: () => string }

/** Writes a member's ZIP; of all that is in it, one page of rows or one picture is in memory. */
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
  for (const key of await listUnusedBeyond(db, userId, 0)) {
    const photo = await files.findBytes(key)
    if (photo) await zip.add(`pictures/${key.slice('images/'.length)}`, photo, { isPacked: true })
  }
  for (const table of ownTables)
    await zip.add(`data/${fileOf(table)}`, asJsonList(readOwnRows(db, table, owner)))
  await zip.add('index.html', exportPage({ db, owner, hasAvatar: avatar !== undefined }))
  await zip.end()
}

/** Its own photo, if this site stores it, else the drawn one; and its cook's. */
async function addRecipe({ files, publicUrl }: Services, zip: ZipWriter, recipe: OwnRecipe): Promise<void> {
  const folder = folderOf(recipe)
  const photo = photoHashOf(recipe.image)
  const cook = photoHashOf(recipe.chefImage)
  const wanted = [
    photo
      ? { name: 'picture.webp', key: variantKey('images', photo, largestPictureFile) }
      : { name: 'cover.webp', key: variantKey('covers', recipe.coverKey, largestPictureFile) },
    ...(cook ? [{ name: 'cook.webp', key: variantKey('images', cook, largestPictureFile) }] : []),
  ]
  const added: string[] = []
  for (const { name, key } of wanted) {
    const bytes = await files.findBytes(key)
    if (!bytes) continue
    await zip.add(`${folder}/${name}`, bytes, { isPacked: true })
    added.push(name)
  }
  const pageUrl = publicUrl() + pageUrls.recipe(recipe.id)
  const pictures = added.filter(name => name !== 'cook.webp')
  const jsonLd = recipeJsonLd(recipe, { publicUrl: publicUrl(), pageUrl, pictures })
  await zip.add(`${folder}/recipe.json`, `${JSON.stringify(jsonLd, null, 2)}\n`)
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
