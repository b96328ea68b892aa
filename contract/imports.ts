import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { optionalUrl } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const { ingredientLines, instructionLines } = limits

const line = (max: number) => z.string().max(max)
const minutes = z.int().min(1).max(limits.maxReadMinutes).nullable()
const address = z.string().max(limits.maxUrlLength).nullable()
const ingredients = z.array(line(ingredientLines.maxLineLength)).max(ingredientLines.maxLines)

/** A recipe as a page contains it, in the page's own words. */
export const readRecipe = z
  .object({
    title: line(limits.maxTitleLength).meta({ description: 'Empty where the page does not say.' }),
    description: line(limits.maxReadDescriptionLength).nullable(),
    ingredients: ingredients.meta({ description: 'A line each, without headings.' }),
    ingredientGroups: z
      .array(
        z.object({
          name: line(limits.maxTitleLength)
            .nullable()
            .meta({ description: 'Null before the first heading.' }),
          ingredients,
        }),
      )
      .max(ingredientLines.maxLines)
      .meta({ description: 'The same lines under their headings; empty where the page has no headings.' }),
    instructions: z.array(line(instructionLines.maxLineLength)).max(instructionLines.maxLines).meta({
      description: 'A line for each step, without its number, and for each heading, which ends with a colon.',
    }),
    servings: z.number().positive().max(limits.maxServings).nullable().meta({
      description: 'The number in `yield`; of “4 to 6” the upper end, null of a weight or a size: “500 g”.',
    }),
    yield: line(limits.maxTitleLength).nullable().meta({ description: 'How much it makes, in words.' }),
    totalMinutes: minutes.meta({
      description: 'Where the page does not say, preparation and cooking together.',
    }),
    prepMinutes: minutes,
    cookMinutes: minutes,
    time: line(limits.maxPrepTimeLength).nullable().meta({
      description: 'How long it takes, in words, where these are not understood whole: “overnight + 20 min”.',
    }),
    image: address.meta({ description: 'Absolute; the largest of those that the page declares.' }),
    author: line(limits.maxTitleLength).nullable(),
    language: z.string().max(3).nullable().meta({ description: 'Such as `en`, without a region.' }),
    sourceUrl: address.meta({ description: 'The page’s own name for itself, else the `url` that was sent.' }),
  })
  .meta({ id: 'ReadRecipe' })

export type ReadRecipe = z.infer<typeof readRecipe>

export const readPageReply = z
  .object({
    recipes: z
      .array(readRecipe)
      .max(limits.maxReadRecipes)
      .meta({ description: 'The page’s main one first.' }),
    warnings: z.array(z.string()).meta({
      description: 'Sentences: why there is no recipe, what it lacks, and what was not read.',
    }),
    lines: z.array(line(instructionLines.maxLineLength)).max(instructionLines.maxLines).meta({
      description: 'Where no recipe is seen, what the page says, its title first; empty otherwise.',
    }),
  })
  .meta({ id: 'ReadPage' })

export const importRoutes = {
  readPage: endpoint(rows.readPage, {
    summary:
      'Read the recipes of a page, from its data or else its headings and lists. Nothing is fetched or stored',
    body: z
      .object({
        url: optionalUrl(t.address).meta({
          description: 'Where the page is; relative addresses in it are resolved with it.',
        }),
        html: z
          .string({ error: t.mustBeText(t.page) })
          .min(1, t.isRequired(t.page))
          .max(limits.maxPageLength, t.tooLong(t.page, limits.maxPageLength)),
      })
      .meta({ id: 'PageToRead' }),
    maxBodyBytes: limits.maxPageBodyBytes,
    status: 200,
    reply: readPageReply,
    refusals: ['unreadable_page'],
    throttle: 'readPage',
    writes: 'private',
    needsSpace: false,
    example: {
      body: {
        url: 'https://kitchen.example.org/githeri',
        html: '<html lang="en"><h1>Githeri</h1><h2>Ingredients</h2><ul><li>2 cups maize</li><li>2 cups beans</li></ul><h2>Method</h2><ol><li>Boil the maize and beans until they are soft.</li><li>Fry an onion, and stir it in.</li></ol></html>',
      },
    },
  }),
} as const
