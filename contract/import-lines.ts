import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { isStorable } from './fields.ts'
import { lineLanguages } from './ingredient-lines/guess-language.ts'
import { unitNames } from './ingredient-lines/languages/language-words.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const { maxLines, maxLineLength } = limits.ingredientLines

const line = z
  .string(t.mustBeText(t.ingredientLine))
  .max(maxLineLength, t.tooLong(t.ingredientLine, maxLineLength))
  .refine(isStorable, t.unstorable(t.ingredientLine))

/** One request may have no more text than the ingredients of one recipe, because parsing it takes the server's processor time. */
const fitsARecipe = (lines: readonly string[]) =>
  lines.reduce((sum, { length }) => sum + length, 0) <= limits.maxIngredientsLength

const amount = z.object({ min: z.number().min(0), max: z.number().min(0) })

const ingredientLine = z
  .object({
    amount: amount
      .nullable()
      .meta({ description: 'Of one number both ends are the same; null where the line has none.' }),
    unit: z
      .enum(unitNames)
      .nullable()
      .meta({ description: 'One name of each unit, whatever the language; null where things are counted.' }),
    food: z.string(),
    preparation: z.string().nullable().meta({ description: 'What is done to it before: chopped, melted.' }),
    comment: z.string().nullable().meta({ description: 'What else the line says, sizes among it.' }),
    optional: z.boolean(),
  })
  .meta({ id: 'IngredientLine' })

export const importLineRoutes = {
  readIngredientLines: endpoint(rows.readIngredientLines, {
    summary:
      'Understand lines of ingredients as people write them: how much, of what, and what is done to it',
    body: z
      .object({
        lines: z
          .array(line, t.invalidValue)
          .max(maxLines, t.tooManyLines(t.ingredientLines, maxLines))
          .refine(fitsARecipe, t.tooLong(t.ingredientLines, limits.maxIngredientsLength)),
        language: z
          .string(t.mustBeText(t.language))
          .max(limits.maxLanguageLength, t.tooLong(t.language, limits.maxLanguageLength))
          .optional()
          .meta({
            description: `Of the lines, as BCP 47: ${lineLanguages.join(', ')}. Another, or none, is guessed from their words.`,
          }),
      })
      .meta({ id: 'IngredientLines' }),
    status: 200,
    reply: z.array(ingredientLine),
    throttle: 'readLines',
    writes: 'private',
    needsSpace: false,
    example: { body: { lines: ['2½ cups maize flour, sifted', 'vijiko 2 vya chai vya bizari'] } },
  }),
} as const
