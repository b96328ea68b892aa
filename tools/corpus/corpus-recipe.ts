import { z } from 'zod'
import { countryOfTag, dietOfTag } from './tags.ts'

/** The recipes of a corpus file. People wrote them, so any of the small fields may be missing. */
export const corpusSchema = z.array(
  z.object({
    title: z.string(),
    author: z.string().nullish(),
    tags: z.array(z.string()).nullish(),
    prepTime: z.string().nullish(),
    cookTime: z.string().nullish(),
    servings: z.union([z.string(), z.number()]).nullish(),
    ingredients: z.union([z.string(), z.array(z.string())]),
    instructions: z.union([z.string(), z.array(z.string())]),
    countryOfOrigin: z.string().nullish(),
    dietType: z.string().nullish(),
  }),
)

export type CorpusRecipe = z.infer<typeof corpusSchema>[number]

/** Returns the recipe as the API takes it: texts unchanged, both times in one field, country and diet derived from the tags. */
export function recipeBody(recipe: CorpusRecipe) {
  const tags = (recipe.tags ?? []).map(tag => tag.toLowerCase())
  return {
    title: recipe.title,
    chefName: recipe.author ?? '',
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    prepTime: [recipe.prepTime, recipe.cookTime].filter(Boolean).join(' + '),
    servings: servingsOf(recipe.servings),
    countryOfOrigin: recipe.countryOfOrigin ?? tags.map(countryOfTag).find(Boolean) ?? '',
    dietType: recipe.dietType ?? tags.map(dietOfTag).find(Boolean) ?? '',
  }
}

/** Returns the number of servings: '4', '4-6', ': 2' and '3-4 people' contain one; 'Depends' and '1.0%-2.5% alcohol' do not (undefined). */
export function servingsOf(words: string | number | null | undefined): number | undefined {
  if (typeof words !== 'string') return words ?? undefined
  const number = /^[\s:~]*(?:around |about )?(\d{1,3})(?![.\d]*%)/i.exec(words)?.[1]
  return number ? Number(number) : undefined
}
