import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { maxRating, minStars } from '#contract/limits.ts'
import { recipeInput } from '#contract/recipes.ts'

const sampleCook = z.strictObject({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  aboutMe: z.string(),
})

/**
 * A recipe, and what the sample cooks did with it, by their usernames. `prepTime` is from the first cut to the table, with resting
 * and chilling and without soaking overnight. `moreInfoUrl` is an article about the dish, or else about its kind or main ingredient.
 */
const sampleRecipe = recipeInput
  .extend({
    cook: z.string(),
    ratings: z.record(z.string(), z.int().min(minStars).max(maxRating)).default({}),
    comments: z.record(z.string(), z.string()).default({}),
    bookmarkedBy: z.array(z.string()).default([]),
  })
  .strict()

export type SampleCook = z.infer<typeof sampleCook>
export type SampleRecipe = z.infer<typeof sampleRecipe>
type Sample = { cooks: SampleCook[]; recipes: SampleRecipe[] }

/** Loads the invented cooks of a new site and what they published, in the order of the list, newest first. */
export const loadSample = async (): Promise<Sample> => ({
  cooks: z.array(sampleCook).parse(await readJson('cooks.json')),
  recipes: z.array(sampleRecipe).parse(await readJson('recipes.json')),
})

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8'))
