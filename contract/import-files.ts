import { z } from 'zod'
import { invalidValue } from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, queryText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
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
      description: '`waiting` and `reading` go on by themselves; the others have ended.',
    }),
    fileName: z.string(),
    bytes: count,
    format: z.string().nullable().meta({
      description: 'Whose file it is, such as `paprika`; null until its first recipe was read.',
    }),
    expectedCount: count.meta({
      description: 'Recipes in the file, as far as is known: it grows where a part of it has several.',
    }),
    readCount: count,
    draftCount: count.meta({ description: 'Of those read.' }),
    knownCount: count.meta({
      description: 'Of those read: what was among the drafts already; the others were not understood.',
    }),
    warnedCount: count.meta({ description: 'Drafts with warnings.' }),
    unchangedCount: count.meta({ description: 'Drafts that an undo deletes.' }),
    reason: z.string().nullable().meta({ description: 'A sentence: why it has failed.' }),
    createdAt: timestamp,
    endedAt: timestamp.nullable(),
    deletedAt: timestamp.meta({ description: 'When this report is deleted; drafts stay.' }),
  })
  .meta({ id: 'ImportBatch' })

const importedRecipe = z
  .object({
    id,
    title: z.string().meta({ description: 'Empty where it has none.' }),
    state: z.enum(['draft', 'changed', 'gone', 'known', 'failed']).meta({
      description:
        'Of its draft: as imported; changed by its author; published or deleted. `known`: it was among the drafts already, and `failed`: it was not understood; none was made.',
    }),
    draftId: id.nullable().meta({ description: 'Its draft; where it is `known`, the one there was.' }),
    image: z.string().meta({ description: 'Of its draft; empty without one.' }),
    ingredientCount: count,
    instructionCount: count,
    warnings: z.array(z.string()).meta({
      description: 'Sentences: what it lacks, and what of it could not be read.',
    }),
    notes: z.array(z.string()).meta({
      description: 'Sentences: what of it has no place here and was not taken along. Nothing is to be done.',
    }),
    reason: z.string().nullable().meta({ description: 'A sentence: why there is no draft.' }),
  })
  .meta({ id: 'ImportedRecipe' })

export type ImportBatch = z.infer<typeof batch>
export type ImportedRecipe = z.infer<typeof importedRecipe>

export const importFileRoutes = {
  importFile: endpoint(rows.importFile, {
    summary:
      'Import the recipes of another application’s file, or a ZIP of such, as private drafts, in the background; one at a time',
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
    summary: `The files that the caller imported, newest first, ${limits.importsPageSize} at most`,
    status: 200,
    reply: z.array(batch).max(limits.importsPageSize),
  }),
  getImport: endpoint(rows.getImport, {
    summary: 'One of them: how far it is',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
  }),
  listImportedRecipes: endpoint(rows.listImportedRecipes, {
    summary: `What became of each recipe, in the order of the file, ${limits.importedRecipesPageSize} on a page`,
    params,
    query: z.object({
      only: z.enum(importOutcomes, invalidValue).optional().meta({
        description:
          '`draft` became drafts; `look` are those of them with warnings; `known` were drafts already; `failed` were not understood.',
      }),
      cursor: queryText('cursor', 200).meta({ description: 'The `next` of the page before.' }),
    }),
    status: 200,
    reply: z
      .object({
        recipes: z.array(importedRecipe),
        next: z.string().nullable().meta({ description: 'The cursor of the next page; null on the last.' }),
      })
      .meta({ id: 'ImportedRecipes' }),
    refusesOthers: 'not_found',
  }),
  cancelImport: endpoint(rows.cancelImport, {
    summary: 'Stop an import; the drafts that it has made stay',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
    writes: 'private',
    needsSpace: false,
  }),
  undoImport: endpoint(rows.undoImport, {
    summary:
      'Stop an import, and delete its drafts that were not changed; what was changed or published stays',
    params,
    status: 200,
    reply: batch,
    refusesOthers: 'not_found',
    writes: 'private',
    needsSpace: false,
  }),
} as const
