import { pageUrls } from '#contract/page-urls.ts'
import { largestPictureFile } from '#contract/picture-files.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { ZipWriter } from '#server/platform/zip/zip-writer.ts'
import { variantKey } from '../media/media.urls.ts'
import { photoHashOf } from '../media/picture-quota.ts'
import { folderOf } from './export-names.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { recipeCooklang } from './recipe-cooklang.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'

type Services = { files: FileStore; publicUrl: () => string }

/**
 * Adds a recipe's folder to a ZIP: the recipe in each format, its photo if this site stores it or else the drawn cover, and its cook's
 * photo.
 */
export async function addRecipe(
  { files, publicUrl }: Services,
  zip: ZipWriter,
  recipe: OwnRecipe,
): Promise<void> {
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
  const [name] = pictures
  const jsonLd = recipeJsonLd(recipe, {
    publicUrl: publicUrl(),
    pageUrl,
    image: pictures.length > 0 ? pictures : undefined,
  })
  await zip.add(`${folder}/recipe.json`, `${JSON.stringify(jsonLd, null, 2)}\n`)
  const picture = name === undefined ? undefined : { address: name, isDrawn: photo === undefined }
  await zip.add(`${folder}/recipe.md`, recipeMarkdown(recipe, { publicUrl: publicUrl(), picture }))
  await zip.add(`${folder}/recipe.cook`, recipeCooklang(recipe, publicUrl()))
}
