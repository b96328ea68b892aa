import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParam, isFormer, pageLimit, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const quantity = z
  .object({
    of: z.enum(['amount', 'time', 'temperature']),
    min: z.number(),
    max: z.number().meta({ description: 'Of one number both ends are that.' }),
    unit: z.string().nullable().meta({
      description:
        'As in ReadIngredientLine; weights are in g, metric volumes in ml; `minute`, `°C`, `°F`, `°`.',
    }),
  })
  .nullable()

export const biggestChange = z
  .object({
    part: z.enum(['ingredients', 'instructions', 'servings', 'prepTime']),
    kind: z.enum(['changed', 'added', 'removed', 'moved']),
    subject: z.string().meta({
      description: 'Of an ingredient its food, of a step its number as its page shows it; else empty.',
    }),
    quantity: z
      .object({
        from: quantity,
        to: quantity,
        told: z.enum(['halved', 'doubled', 'less', 'more', 'changed', 'added', 'removed']),
        ratio: z
          .number()
          .nullable()
          .meta({ description: 'Of the new amount to the old, where there is one.' }),
      })
      .nullable(),
    wording: z.enum(['swapped', 'longer', 'shorter', 'reworded']).nullable(),
  })
  .meta({ id: 'BiggestChange', description: 'What tells most of a version, beside the one before.' })

const version = z.object({
  number: z.int().min(1),
  author: z
    .object({ id: id.optional(), name: z.string(), isFormer })
    .meta({ description: 'Who made it; without an id where that is a former cook whose account is gone.' }),
  whatChanged: z.string().meta({ description: 'In their words; empty where they gave none.' }),
  biggestChange: biggestChange.nullable().meta({ description: '`null` of the first version.' }),
  createdAt: timestamp,
  updatedAt: timestamp.meta({
    description: 'When its spelling was last mended.',
  }),
  hiddenFrom: z.enum(['you', 'others']).optional().meta({
    description: 'Where moderators hid it: its author reads it as before, all others that there is one.',
  }),
})

export type RecipeVersion = z.infer<typeof version>

const wholeVersion = version
  .extend({
    ingredients: z.string(),
    instructions: z.string(),
    servings: z.number().nullable(),
    prepTime: z.string(),
  })
  .meta({ id: 'RecipeVersion' })

export const versionRoutes = {
  listVersions: endpoint(rows.listVersions, {
    summary:
      'The versions of a recipe that are kept, newest first; a change of what one cooks by makes a new one',
    params: z.object({ id: idParam }),
    query: z.object({
      limit: pageLimit(limits.versionsPageSize),
      cursor: queryText('cursor', 200).meta({
        description: 'From the Link header, or the number of a version: those before it.',
      }),
    }),
    status: 200,
    reply: z.array(version.meta({ id: 'ListedRecipeVersion' })),
    replyHeaders: {
      Link: {
        description:
          'RFC 8288: the URL of the versions before these, with `rel="next"`; missing on the last page.',
      },
    },
  }),
  getVersion: endpoint(rows.getVersion, {
    summary: 'One version of a recipe, with its texts',
    params: z.object({ id: idParam, number: idParam }),
    status: 200,
    reply: wholeVersion,
  }),
} as const
