import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { cursor, next } from './paging.ts'
import * as rows from './rows.ts'

const params = z.object({ id: idParam })
const count = z.int().min(0)

export const importStates = ['waiting', 'reading', 'done', 'cancelled', 'failed', 'undone'] as const

/**
 * The groups of an import report: recipes that became drafts, drafts with warnings, recipes that were among the drafts already,
 * and recipes that were not understood.
 */
export const importOutcomes = ['draft', 'look', 'known', 'failed'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const batch = z
  .object({
    id,
    state: z.enum(importStates).meta({
      description:
        '`waiting` and `reading` continue by themselves. In all other states the import has ended.',
    }),
    fileName: z.string(),
    bytes: count,
    format: z.string().nullable().meta({
      description:
        'The application that wrote the file, such as `paprika`, or `several`. Null until the first recipe was read.',
    }),
    expectedCount: count.meta({
      description:
        'Recipes in the file, as far as known: the number grows if one part of the file has several recipes.',
    }),
    readCount: count,
    draftCount: count.meta({ description: 'Recipes read that became drafts.' }),
    knownCount: count.meta({
      description:
        'Recipes read that were already among the drafts. All other recipes read were not understood.',
    }),
    warnedCount: count.meta({ description: 'Drafts that have warnings.' }),
    unchangedCount: count.meta({ description: 'Drafts that an undo would delete.' }),
    reason: z.string().nullable().meta({ description: 'A sentence that says why the import failed.' }),
    createdAt: timestamp,
    endedAt: timestamp.nullable(),
    deletedAt: timestamp.meta({ description: 'When this report is deleted. Its drafts stay.' }),
  })
  .meta({ id: 'ImportBatch' })

const importedRecipe = z
  .object({
    id,
    title: z.string().meta({ description: 'Empty if the recipe has none.' }),
    state: z.enum(['draft', 'changed', 'gone', 'known', 'failed']).meta({
      description:
        '`draft`: the draft is as imported. `changed`: its author changed it. `gone`: it was published or deleted. `known`: the recipe was already among the drafts. `failed`: the recipe was not understood.',
    }),
    draftId: id.nullable().meta({ description: 'The draft of the recipe. For `known`, the earlier draft.' }),
    image: z.string().meta({ description: 'The picture of the draft. Empty without a picture.' }),
    ingredientCount: count,
    instructionCount: count,
    warnings: z.array(z.string()).meta({
      description: 'Sentences: what the recipe lacks, and what could not be read.',
    }),
    notes: z.array(z.string()).meta({
      description:
        'Sentences: what was left out because this site has no field for it. Nothing needs to be done.',
    }),
    reason: z.string().nullable().meta({ description: 'A sentence that says why there is no draft.' }),
  })
  .meta({ id: 'ImportedRecipe' })

export type ImportBatch = z.infer<typeof batch>
export type ImportedRecipe = z.infer<typeof importedRecipe>

export const importFileRoutes = {
  importFile: endpoint(rows.importFile, {
    summary:
      'Import the recipes of another application’s file, or of a ZIP of files, as private drafts; runs in the background, one import at a time',
    fileField: 'file',
    isLargeFile: true,
    takesIdempotencyKey: true,
    status: 201,
    reply: batch,
    refusals: ['unreadable_file', 'limit_reached', 'conflict'],
    throttle: 'importFile',
    writes: 'private',
    example: { file: 'recipes.json' },
  }),
  listImports: endpoint(rows.listImports, {
    summary: `List the caller’s imports, newest first, at most ${limits.importsPageSize}`,
    status: 200,
    reply: z.array(batch).max(limits.importsPageSize),
  }),
  getImport: endpoint(rows.getImport, {
    summary: 'Get the progress of an import',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
  }),
  listImportedRecipes: endpoint(rows.listImportedRecipes, {
    summary: `List what became of each recipe, in the order of the file, ${limits.importedRecipesPageSize} on a page`,
    params,
    query: z.object({
      only: z.enum(importOutcomes, invalidValue).optional().meta({
        description:
          '`draft`: recipes that became drafts. `look`: those of them with warnings. `known`: recipes that were already among the drafts. `failed`: recipes that were not understood.',
      }),
      cursor: cursor(),
    }),
    status: 200,
    reply: z
      .object({
        recipes: z.array(importedRecipe),
        next,
      })
      .meta({ id: 'ImportedRecipes' }),
    refusesOthers: 'not_found',
  }),
  cancelImport: endpoint(rows.cancelImport, {
    summary: 'Stop an import; its drafts stay',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
    writes: 'private',
    needsSpace: false,
  }),
  undoImport: endpoint(rows.undoImport, {
    summary: 'Stop an import and delete its unchanged drafts; changed drafts and published recipes stay',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
    writes: 'private',
    needsSpace: false,
  }),
} as const
