import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParam, isFormer, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { nextLink, pageLimit } from './paging.ts'
import * as rows from './rows.ts'

const quantity = z
  .object({
    of: z.enum(['amount', 'time', 'temperature']),
    min: z.number(),
    max: z.number().meta({ description: 'Equal to `min` for a single number.' }),
    unit: z.string().nullable().meta({
      description:
        'A unit of `IngredientLine`, where weights are in g and metric volumes in ml, or `minute`, `°C`, `°F`, `°`.',
    }),
  })
  .nullable()

export const biggestChange = z
  .object({
    part: z.enum(['ingredients', 'instructions', 'servings', 'prepTime']),
    kind: z.enum(['changed', 'added', 'removed', 'moved']),
    subject: z.string().meta({
      description:
        'The food of an ingredient, or the number of a step as the page shows it. Otherwise empty.',
    }),
    quantity: z
      .object({
        from: quantity,
        to: quantity,
        told: z.enum(['halved', 'doubled', 'less', 'more', 'changed', 'added', 'removed']),
        ratio: z.number().nullable().meta({
          description: 'The new quantity divided by the old one. Null if there is no single ratio.',
        }),
      })
      .nullable(),
    wording: z.enum(['swapped', 'longer', 'shorter', 'reworded']).nullable(),
  })
  .meta({
    id: 'BiggestChange',
    description: 'The change that says most about a version, compared with the previous version.',
  })

const version = z.object({
  number: z.int().min(1),
  author: z
    .object({ id: id.optional(), name: z.string(), isFormer })
    .meta({ description: 'The member who made the version. Without an id if the account is gone.' }),
  whatChanged: z.string().meta({ description: 'In the words of the author. Empty if the author gave none.' }),
  biggestChange: biggestChange.nullable().meta({ description: 'Null for the first version.' }),
  createdAt: timestamp,
  updatedAt: timestamp.meta({
    description: 'When the author last corrected the spelling.',
  }),
  hiddenFrom: z.enum(['you', 'others']).optional().meta({
    description:
      'Only if moderators hid the version. `others`: the caller is its author and still reads it. `you`: the caller cannot read it.',
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
      'List the versions of a recipe that are kept, newest first; a material change of ingredients, steps, servings or time makes one',
    params: z.object({ id: idParam }),
    query: z.object({
      limit: pageLimit(limits.versionsPageSize),
      cursor: queryText('cursor', 200).meta({
        description: 'From the Link header, or the number of a version: lists the versions before it.',
      }),
    }),
    status: 200,
    reply: z.array(version.meta({ id: 'ListedRecipeVersion' })),
    replyHeaders: nextLink,
  }),
  getVersion: endpoint(rows.getVersion, {
    summary: 'Get a version of a recipe, with its texts',
    params: z.object({ id: idParam, number: idParam }),
    status: 200,
    reply: wholeVersion,
  }),
} as const
