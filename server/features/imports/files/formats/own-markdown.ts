import type { MarkdownRecipe } from '../../reading/own-markdown.ts'
import { emptyRecipe, type FileRecipe, httpAddress, pictureNamed } from '../file-recipe.ts'

/** Converts a recipe in this software's Markdown, which has no picture of the cook and only single spaces. */
export function ofOwnMarkdown(written: MarkdownRecipe): FileRecipe {
  const { title, picture, url, moreInfoUrl, chefName, servings } = written
  const { prepTime, countryOfOrigin, dietType } = written
  return {
    ...emptyRecipe,
    title,
    picture: pictureNamed(picture),
    own: {
      title,
      chefName,
      ingredients: written.ingredients.join('\n'),
      instructions: written.instructions.join('\n'),
      url: httpAddress(url),
      moreInfoUrl: httpAddress(moreInfoUrl),
      prepTime,
      servings,
      countryOfOrigin,
      dietType,
    },
  }
}
