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
    title: line(limits.maxTitleLength).meta({ description: 'Empty if the page does not say.' }),
    description: line(limits.maxReadDescriptionLength).nullable(),
    ingredients: ingredients.meta({ description: 'One ingredient per item, without headings.' }),
    ingredientGroups: z
      .array(
        z.object({
          name: line(limits.maxTitleLength)
            .nullable()
            .meta({ description: 'Null for lines before the first heading.' }),
          ingredients,
        }),
      )
      .max(ingredientLines.maxLines)
      .meta({ description: 'The same lines grouped by heading. Empty if the page has no headings.' }),
    instructions: z.array(line(instructionLines.maxLineLength)).max(instructionLines.maxLines).meta({
      description:
        'One item for each step, without its number, and for each heading, with a colon at its end.',
    }),
    servings: z.number().positive().max(limits.maxServings).nullable().meta({
      description:
        'The number in `yield`: the upper end of “4 to 6”, null for a weight or a size such as “500 g”.',
    }),
    yield: line(limits.maxTitleLength)
      .nullable()
      .meta({ description: 'How much the recipe makes, in words.' }),
    totalMinutes: minutes.meta({
      description: 'The sum of preparation and cooking if the page does not say.',
    }),
    prepMinutes: minutes,
    cookMinutes: minutes,
    time: line(limits.maxPrepTimeLength).nullable().meta({
      description: 'The time in the page’s words, if it was not understood completely: “overnight + 20 min”.',
    }),
    image: address.meta({ description: 'Absolute URL of the largest picture that the page declares.' }),
    author: line(limits.maxTitleLength).nullable(),
    language: z
      .string()
      .max(3)
      .nullable()
      .meta({ description: 'A language without its region, such as `en`.' }),
    sourceUrl: address.meta({
      description: 'The canonical address of the page, or else the `url` of the request.',
    }),
  })
  .meta({ id: 'ReadRecipe' })

export type ReadRecipe = z.infer<typeof readRecipe>

export const readPageReply = z
  .object({
    recipes: z
      .array(readRecipe)
      .max(limits.maxReadRecipes)
      .meta({ description: 'The main recipe of the page comes first.' }),
    warnings: z.array(z.string()).meta({
      description: 'Sentences: why there is no recipe, what a recipe lacks, and what was not read.',
    }),
    lines: z.array(line(instructionLines.maxLineLength)).max(instructionLines.maxLines).meta({
      description: 'The text of the page, its title first, if no recipe was found. Otherwise empty.',
    }),
  })
  .meta({ id: 'ReadPage' })

export const importRoutes = {
  readPage: endpoint(rows.readPage, {
    summary:
      'Read the recipes of an HTML page, from its structured data or else from its headings and lists; fetches and stores nothing',
    body: z
      .object({
        url: optionalUrl(t.address).meta({
          description: 'The address of the page, against which its relative addresses are resolved.',
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
