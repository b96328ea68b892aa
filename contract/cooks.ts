import { z } from 'zod'
import * as t from '#texts/cooks.ts'
import * as names from '#texts/fields.ts'
import { comment } from './comments.ts'
import { endpoint } from './endpoint.ts'
import {
  id,
  idParam,
  isFormer,
  optionalNumber,
  optionalText,
  optionalUrl,
  requiredNumber,
  timestamp,
} from './fields.ts'
import * as limits from './limits.ts'
import { cursor, nextLink, pageLimit } from './paging.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'
import { biggestChange } from './versions.ts'

const waysToCook = ['asWritten', 'changed'] as const
const verbs = ['less', 'more', 'swapped', 'leftOut', 'added'] as const
const filters = ['all', ...waysToCook, 'withPhoto'] as const

export type CookFilter = (typeof filters)[number]

/** Checks that a day is not in the future: it must have begun somewhere on earth (UTC+14). */
const isDayUntilNow = (day: string): boolean =>
  day >= limits.firstCookedOn && day <= new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

const dayRefusal = t.dayOutOfRange(limits.firstCookedOn)

const changeInput = z
  .object({
    line: optionalText(names.changedLine, limits.ingredientLines.maxLineLength).meta({
      description: 'The ingredient line of that version, word for word. Empty for `added`.',
    }),
    verb: z.enum(verbs, names.mustBeOneOf(names.changeVerb, verbs.join(', '))),
    what: optionalText(names.changeWhat, limits.maxChangeLength).meta({
      description: 'How much less or more, what was used instead, or what was added.',
    }),
  })
  .refine(({ verb, line }) => verb === 'added' || line !== '', t.lineIsMissing)
  .refine(({ verb, line }) => verb !== 'added' || line === '', t.addedHasNoLine)
  .refine(({ verb, what }) => !['swapped', 'added'].includes(verb) || what !== '', t.whatIsMissing)
  .meta({ id: 'LineChange' })

export type LineChange = z.infer<typeof changeInput>

const hasLinesOnce = (changes: LineChange[]): boolean => {
  const lines = changes.flatMap(({ line }) => (line === '' ? [] : line))
  return new Set(lines).size === lines.length
}

const cookFields = z.object({
  howCooked: z.enum(waysToCook, names.mustBeOneOf(names.howCooked, waysToCook.join(', '))),
  rating: requiredNumber(names.rating, { min: limits.minStars, max: limits.maxRating, step: 1 }),
  cookedOn: z.iso.date(dayRefusal).refine(isDayUntilNow, dayRefusal),
  changes: z
    .array(changeInput)
    .max(limits.maxChangedLines, t.tooManyChanges(limits.maxChangedLines))
    .refine(hasLinesOnce, t.changesLineOnce)
    .nullish()
    .transform(changes => changes ?? []),
  note: optionalText(names.note, limits.maxCookNoteLength),
  minutes: optionalNumber(names.minutes, { min: 1, max: limits.maxCookMinutes, step: 1 }),
  photo: optionalUrl(names.photo).meta({
    description: 'The address of a picture that was uploaded to this site.',
  }),
  isPrivate: z
    .boolean()
    .nullish()
    .transform(isPrivate => isPrivate ?? false)
    .meta({
      description: 'True: only the caller’s diary shows it, and it counts in no figure and no rating.',
    }),
})

type Fields = { howCooked: (typeof waysToCook)[number]; changes: LineChange[] }

const hasOwnChanges = ({ howCooked, changes }: Fields): boolean =>
  howCooked === 'changed' || changes.length === 0
const noChanges = { error: t.asWrittenHasNoChanges, path: ['changes'] }

const cookEdit = cookFields.refine(hasOwnChanges, noChanges).meta({ id: 'CookLogEdit' })

const cookInput = cookFields
  .extend({
    version: optionalNumber(names.cookedVersion, { min: 1, max: limits.maxVersionNumber, step: 1 }).meta({
      description: 'The version that was cooked. Default: the current version.',
    }),
  })
  .refine(hasOwnChanges, noChanges)
  .meta({ id: 'CookLogInput' })

export type CookFields = z.infer<typeof cookEdit>
export type CookInput = z.infer<typeof cookInput>

const { isHidden, isWaiting, noticeId } = comment.shape

const cookLog = z
  .object({
    id,
    author: z.string(),
    authorId: id,
    isFormer,
    howCooked: z.enum(waysToCook),
    rating: z.int(),
    cookedOn: z.iso.date(),
    changes: z
      .array(z.object({ line: z.string(), verb: z.enum(verbs), what: z.string() }))
      .meta({ description: 'Also empty if moderators hid the version.' }),
    note: z.string(),
    minutes: z.int().nullable(),
    photo: z.string().meta({ description: 'Absolute URL. Empty without a photo.' }),
    isPrivate: z.literal(true).optional(),
    isHidden,
    isWaiting,
    noticeId,
    time: z
      .int()
      .min(1)
      .meta({ description: 'Counts how often the member has cooked the recipe: 1 is the first time.' }),
    version: z.int().min(1),
    changedSince: z.object({ version: z.int(), biggestChange: biggestChange.nullable() }).optional().meta({
      description:
        'Only if the cooked version is not the current one: the version that followed it, and what changed most.',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'CookLog' })

const diaryEntry = cookLog
  .extend({
    recipe: recipe
      .pick({ id: true, title: true, image: true, cover: true, author: true })
      .nullable()
      .meta({ description: 'Null while the recipe is not shown.' }),
  })
  .meta({ id: 'DiaryEntry' })

export type CookLog = z.infer<typeof cookLog>
export type DiaryEntry = z.infer<typeof diaryEntry>

const rated = {
  count: z.int(),
  rating: z.number().meta({ description: 'Mean of their ratings, to one decimal.' }),
}
const mean = z.object(rated).optional()

const figures = z
  .object({
    cookCount: z.int().meta({ description: 'Members who cooked the recipe.' }),
    asWritten: mean,
    changed: mean,
    changes: z.array(
      z.object({
        line: z.string().meta({ description: 'The ingredient line that was changed. Empty for `added`.' }),
        verb: z.enum(verbs),
        what: z.string().meta({ description: 'What most of them wrote. Empty if too few wrote the same.' }),
        ...rated,
        of: z.int().meta({ description: 'Members who cooked a version that has the line.' }),
      }),
    ),
    minutes: z
      .object({ count: z.int(), lower: z.int(), median: z.int(), upper: z.int() })
      .optional()
      .meta({ description: 'Quartiles of the minutes, if enough members gave them.' }),
  })
  .meta({ id: 'CookFigures' })

export type CookFigures = z.infer<typeof figures>

const page = {
  limit: pageLimit(limits.cooksPageSize),
  cursor: cursor(),
}
const params = z.object({ id: idParam })

const exampleCook = {
  howCooked: 'changed',
  rating: 4,
  cookedOn: '2026-04-30',
  changes: [{ line: '1 onion', verb: 'less', what: 'half' }],
  minutes: 75,
}

export const cookRoutes = {
  addCook: endpoint(rows.addCook, {
    summary:
      'Add how the caller cooked a recipe; the same entry sent again within ten seconds is stored once',
    params,
    body: cookInput,
    takesIdempotencyKey: true,
    status: 201,
    reply: cookLog,
    refusals: ['blocked', 'limit_reached', 'new_member_limit'],
    throttle: 'comment',
    publishes: true,
    example: { body: exampleCook },
  }),
  listCooks: endpoint(rows.listCooks, {
    summary: 'List how members cooked a recipe, newest first',
    params,
    query: z.object({
      ...page,
      filter: z.enum(filters, names.mustBeOneOf('filter', filters.join(', '))).optional(),
    }),
    status: 200,
    reply: z.array(cookLog),
    replyHeaders: nextLink,
    example: { query: { filter: 'changed' } },
  }),
  getCookFigures: endpoint(rows.getCookFigures, {
    summary: 'Summarize how members cooked a recipe; figures of too few members are left out',
    params,
    status: 200,
    reply: figures,
  }),
  listOwnCooks: endpoint(rows.listOwnCooks, {
    summary: 'List the caller’s diary, newest first',
    query: z.object({
      ...page,
      recipe: z
        .preprocess(value => (value === '' ? undefined : value), idParam.optional())
        .meta({ description: 'The id of a recipe: lists only the entries about it.' }),
    }),
    status: 200,
    reply: z.array(diaryEntry),
    replyHeaders: nextLink,
  }),
  changeCook: endpoint(rows.changeCook, {
    summary: 'Replace an entry of the caller’s diary; its version stays',
    params,
    body: cookEdit,
    status: 200,
    reply: cookLog,
    refusals: ['blocked', 'limit_reached', 'new_member_limit', 'conflict'],
    throttle: 'comment',
    publishes: true,
    refusesOthers: 'not_found',
    example: { body: { ...exampleCook, note: 'Our youngest asked for more.' } },
  }),
  deleteCook: endpoint(rows.deleteCook, {
    summary: 'Delete an entry of the caller’s diary',
    params,
    status: 204,
    reply: z.void(),
    refusesOthers: 'not_found',
    needsSpace: false,
  }),
} as const
