import { type ExportFormat, exportFiles } from '#contract/export-formats.ts'
import type { exportRoutes } from '#contract/exports.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import { notFound } from '#server/platform/http/problems.ts'
import * as t from '#texts/requests.ts'
import { coverUrl } from '../media/media.urls.ts'
import { findRecipe } from '../recipes/recipes.queries.ts'
import { fileNameOf } from './export-names.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { recipeCooklang } from './recipe-cooklang.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'

type Services = { publicUrl: () => string }

/** Exports a recipe. The response is the same for everybody: a recipe that visitors cannot see is not found. */
export const exportRecipeHandlers = ({ publicUrl }: Services): HandlersOf<keyof typeof exportRoutes> => ({
  async exportRecipe({ params, query, db }) {
    const recipe = await findRecipe(db, params.id, undefined)
    if (!recipe) throw notFound(t.recipeNotFound)
    const { ending, type } = exportFiles[query.format]
    return new HandlerResult(writers[query.format](recipe, publicUrl()), {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileNameOf(recipe)}.${ending}"`,
    })
  },
})

const writers: Record<ExportFormat, (recipe: OwnRecipe, publicUrl: string) => string> = {
  'json-ld': (recipe, publicUrl) => {
    const pageUrl = publicUrl + pageUrls.recipe(recipe.id)
    const image = pictureOf(recipe, publicUrl).address
    return `${JSON.stringify(recipeJsonLd(recipe, { publicUrl, pageUrl, image }), null, 2)}\n`
  },
  markdown: (recipe, publicUrl) =>
    recipeMarkdown(recipe, { publicUrl, picture: pictureOf(recipe, publicUrl) }),
  cooklang: recipeCooklang,
}

/** Returns the picture as an address, because no other file comes with this one. */
function pictureOf({ image, coverKey }: OwnRecipe, publicUrl: string) {
  const own = absoluteAddress(image, publicUrl)
  return { address: own || coverUrl(publicUrl, coverKey), isDrawn: !own }
}
