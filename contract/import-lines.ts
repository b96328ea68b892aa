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
      .meta({ description: 'A single number is both `min` and `max`. Null if the line has no amount.' }),
    unit: z.enum(unitNames).nullable().meta({
      description:
        'One name for each unit, whatever the language of the line. Null if the line has no unit: “3 eggs”.',
    }),
    food: z.string(),
    preparation: z
      .string()
      .nullable()
      .meta({ description: 'What is done to the food beforehand: chopped, melted.' }),
    comment: z.string().nullable().meta({ description: 'Whatever else the line says, such as sizes.' }),
    optional: z.boolean(),
  })
  .meta({ id: 'IngredientLine' })

export const importLineRoutes = {
  readIngredientLines: endpoint(rows.readIngredientLines, {
    summary: 'Parse ingredient lines as people write them into amount, unit, food and preparation',
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
            description: `The language of the lines (BCP 47): ${lineLanguages.join(', ')}. If it is missing or another one, the words decide.`,
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
