import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import {
  id,
  idParam,
  optionalLines,
  optionalNumber,
  optionalText,
  optionalUrl,
  requiredNumber,
  timestamp,
} from './fields.ts'
import { likeness } from './likeness.ts'
import * as limits from './limits.ts'
import { count, cursor, next } from './paging.ts'
import { recipeFieldRules } from './recipe-field-rules.ts'
import { type RecipeField, type RecipeFieldKind, recipeFieldNames, recipeFields } from './recipe-fields.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'

/**
 * A draft's text while it is being written, such as half a sentence or half an address. Only its length is limited here; the
 * other rules apply when the draft is published.
 */
const textSchema = (field: RecipeField) =>
  optionalText(t.recipeFieldSubjects[field], recipeFieldRules[field].maxLength ?? 0)
const linesSchema = (field: RecipeField) =>
  optionalLines(t.recipeFieldSubjects[field], recipeFieldRules[field].maxLength ?? 0)
const numberSchema = (field: RecipeField) => {
  const { range = { min: 0, max: 0 } } = recipeFieldRules[field]
  return optionalNumber(t.recipeFieldSubjects[field], range)
}
const number = z.number().nullable()

/** The schemas of each kind of field: `input` parses it in requests, `reply` describes it in replies. */
const schemas = {
  text: { input: textSchema, reply: z.string() },
  picture: { input: textSchema, reply: z.string() },
  link: { input: textSchema, reply: z.string() },
  lines: { input: linesSchema, reply: z.string() },
  number: { input: numberSchema, reply: number },
  rating: { input: numberSchema, reply: number.meta({ description: "The author's own rating." }) },
} satisfies Record<RecipeFieldKind, unknown>

type SchemasOf<Field extends RecipeField> = (typeof schemas)[(typeof recipeFields)[Field]]

const inputFields = Object.fromEntries(
  recipeFieldNames.map(field => [field, schemas[recipeFields[field]].input(field)]),
) as { [Field in RecipeField]: ReturnType<SchemasOf<Field>['input']> }

const replyFields = Object.fromEntries(
  recipeFieldNames.map(field => [field, schemas[recipeFields[field]].reply]),
) as { [Field in RecipeField]: SchemasOf<Field>['reply'] }

const sourceKinds = ['web', 'text', 'file'] as const

const sourceName = (name: string) => optionalText(name, limits.maxSourceNameLength)

/** Where an imported draft comes from. A field is empty if the source does not say it. Changing the draft leaves the source unchanged. */
const sourceInput = z
  .object({
    kind: z.enum(sourceKinds, t.mustBeOneOf(t.sourceKind, sourceKinds.join(', '))),
    address: optionalUrl(t.address),
    name: sourceName(t.sourceName).meta({
      description: 'The name of the site, of the file or of the application that wrote the file.',
    }),
    author: sourceName(t.sourceAuthor),
    licence: optionalText(t.licence, limits.maxUrlLength).meta({
      description: 'The name or the address of the licence.',
    }),
    instructions: optionalLines(t.sourceInstructions, limits.maxInstructionsLength).meta({
      description:
        'The instructions of the source. A draft that is published as the author’s own is compared with them.',
    }),
  })
  .meta({ id: 'DraftSourceInput' })

const draftFields = z.object(inputFields)

const draftInput = draftFields
  .extend({
    language: optionalText(t.language, limits.maxLanguageLength).meta({
      description: 'The language of the texts (BCP 47).',
    }),
    source: sourceInput.nullish().meta({ description: 'Null if the author types the draft.' }),
  })
  .meta({ id: 'DraftInput' })

export type DraftFields = z.infer<typeof draftFields>
export type DraftInput = z.infer<typeof draftInput>

const source = z
  .object({
    kind: z.enum(sourceKinds),
    address: z.string(),
    name: z.string(),
    author: z.string(),
    licence: z.string(),
  })
  .meta({ id: 'DraftSource' })

const state = z.object({
  id,
  revision: z
    .int()
    .min(1)
    .meta({ description: 'Grows by one with each change. The next change has to send it.' }),
  changedAt: timestamp,
})

const entry = state.extend({
  title: z.string(),
  image: z.string(),
  source: source.nullable().meta({ description: 'Null if the author typed the draft.' }),
  language: z.string(),
  batchId: id.nullable().meta({ description: 'The import that the draft comes from.' }),
  isChanged: z
    .boolean()
    .meta({ description: 'True if the author has changed the draft since it was created.' }),
  createdAt: timestamp,
})

const draftEntry = entry
  .extend({
    ingredientCount: z.int().min(0).meta({ description: 'Number of lines.' }),
    instructionCount: z.int().min(0).meta({ description: 'Number of lines.' }),
    isReady: z
      .boolean()
      .meta({ description: 'True if the draft has everything that a published recipe needs.' }),
  })
  .meta({ id: 'DraftEntry' })

const draft = entry
  .extend({ ...replyFields, sourceInstructions: z.string() })
  .meta({ id: 'Draft', description: 'The address of its picture is absolute.' })

export type Draft = z.infer<typeof draft>
export type DraftEntry = z.infer<typeof draftEntry>

const params = z.object({ id: idParam })
const revision = requiredNumber(t.revision, { min: 1, max: 2_147_483_647, step: 1 })

const origins = ['mine', 'adapted', 'publicDomain'] as const

/** Whose recipe is being published: the author's own, one adapted from somebody else, or one in the public domain. */
const publication = z
  .object({
    revision,
    origin: z.enum(origins, t.mustBeOneOf(t.origin, origins.join(', '))),
    creditName: optionalText(t.credit, limits.maxSourceNameLength).meta({
      description:
        'The author, the book or the page that the recipe comes from. Required unless `origin` is `mine`.',
    }),
    creditAddress: optionalUrl(t.address).meta({
      description:
        'The address of the author, the book or the page. Default: the address of the draft’s source.',
    }),
  })
  .meta({ id: 'Publication' })

export type Publication = z.infer<typeof publication>

const exampleFields = {
  title: 'Githeri',
  ingredients: '2 cups maize\n2 cups beans',
  instructions: 'Boil the maize and beans until they are soft.\nFry an onion, and stir it in.',
}

export const draftRoutes = {
  listDrafts: endpoint(rows.listDrafts, {
    summary: `List the caller’s drafts, newest first, ${limits.draftsPageSize} on a page, without their long texts`,
    query: z.object({ cursor: cursor() }),
    status: 200,
    reply: z
      .object({
        drafts: z.array(draftEntry),
        count,
        next,
      })
      .meta({ id: 'Drafts' }),
  }),
  createDraft: endpoint(rows.createDraft, {
    summary: 'Create a draft, which only its author sees; each field may be empty',
    body: draftInput,
    takesIdempotencyKey: true,
    status: 201,
    reply: draft,
    refusals: ['limit_reached'],
    throttle: 'createDraft',
    writes: 'private',
    example: {
      body: {
        ...exampleFields,
        language: 'en',
        source: {
          kind: 'web',
          address: 'https://kitchen.example.org/githeri',
          name: 'kitchen.example.org',
          author: 'Akinyi',
          instructions: exampleFields.instructions,
        },
      },
    },
  }),
  getDraft: endpoint(rows.getDraft, {
    summary: 'Get a draft of the caller',
    params,
    status: 200,
    reply: draft,
    refusesOthers: 'not_found',
  }),
  changeDraft: endpoint(rows.changeDraft, {
    summary: 'Replace the fields of a draft; refused if the draft has changed since it was read',
    params,
    body: draftFields.extend({ revision }).meta({ id: 'DraftChange' }),
    status: 200,
    reply: state.meta({ id: 'DraftState' }),
    refusals: ['conflict', 'limit_reached'],
    throttle: 'changeDraft',
    refusesOthers: 'not_found',
    writes: 'private',
    example: { body: { ...exampleFields, servings: 4, revision: 1 } },
  }),
  deleteDraft: endpoint(rows.deleteDraft, {
    summary: 'Delete a draft of the caller',
    params,
    status: 204,
    reply: z.void(),
    refusesOthers: 'not_found',
    writes: 'private',
    needsSpace: false,
  }),
  compareDraft: endpoint(rows.compareDraft, {
    summary: 'Compare the instructions of a draft with those of its source',
    params,
    status: 200,
    reply: likeness,
    throttle: 'compareDraft',
    refusesOthers: 'not_found',
  }),
  publishDraft: endpoint(rows.publishDraft, {
    summary: 'Publish a draft as a recipe and say whose recipe it is; the draft is deleted',
    params,
    body: publication,
    takesIdempotencyKey: true,
    status: 201,
    reply: recipe,
    refusals: ['conflict', 'near_copy', 'limit_reached', 'new_member_limit'],
    throttle: 'createRecipe',
    publishes: true,
    refusesOthers: 'not_found',
    example: {
      body: {
        revision: 1,
        origin: 'adapted',
        creditName: 'Akinyi',
        creditAddress: 'https://kitchen.example.org/githeri',
      },
    },
  }),
} as const
