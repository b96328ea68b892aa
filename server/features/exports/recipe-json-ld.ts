import { describeRecipe } from '#contract/recipe-json-ld.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { sectionsOf } from './sections.ts'

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '')

type Options = { publicUrl: string; pageUrl: string; image: string | string[] | undefined }

/**
 * Writes a recipe as schema.org/Recipe, which other systems read: all that its page states about it, and its texts. `image` is an address,
 * or the names of the files beside it; `pageUrl` is its page on this site. What schema.org has no property for is under `mezani`, as it
 * was written.
 */
export function recipeJsonLd(recipe: OwnRecipe, { publicUrl, pageUrl, image }: Options): object {
  const absolute = (address: string) => absoluteAddress(address, publicUrl)
  const credit =
    recipe.creditName === null
      ? undefined
      : { name: recipe.creditName, url: absolute(recipe.creditAddress ?? '') }
  return {
    ...describeRecipe({ ...recipe, credit }, { url: pageUrl, image }),
    '@id': pageUrl,
    author: {
      '@type': 'Person',
      name: recipe.chefName,
      image: absolute(recipe.chefImage) || undefined,
    },
    recipeIngredient: linesOf(recipe.ingredients),
    recipeInstructions: instructionsOf(recipe),
    keywords: recipe.dietType || undefined,
    citation: absolute(recipe.moreInfoUrl) || undefined,
    datePublished: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
    mezani: {
      id: recipe.id,
      url: absolute(recipe.url),
      image: absolute(recipe.image),
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      prepTime: recipe.prepTime,
      servings: recipe.servings,
    },
  }
}

/** Converts instructions. Notes become tips, and lines under a heading become a section. */
const instructionsOf = ({ instructions }: OwnRecipe): object[] =>
  sectionsOf(instructions, 'instructions').flatMap<object>(({ name, items }) => {
    const steps = items.map(({ text, number }) => ({
      '@type': number === undefined ? 'HowToTip' : 'HowToStep',
      text,
    }))
    return name === undefined ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }]
  })
