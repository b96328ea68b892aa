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
  pageLimit,
  queryText,
  requiredNumber,
  timestamp,
} from './fields.ts'
import * as limits from './limits.ts'
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
      description: 'Of the ingredients of that version, as it stands there; empty for `added`.',
    }),
    verb: z.enum(verbs, names.mustBeOneOf(names.changeVerb, verbs.join(', '))),
    what: optionalText(names.changeWhat, limits.maxChangeLength).meta({
      description: 'How much less or more, what instead, or what was added.',
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
  photo: optionalUrl(names.photo).meta({ description: 'The address of a picture that was uploaded here.' }),
  isPrivate: z
    .boolean()
    .nullish()
    .transform(isPrivate => isPrivate ?? false)
    .meta({ description: 'In the diary only: in no list, no figure and no rating.' }),
})

type Fields = { howCooked: (typeof waysToCook)[number]; changes: LineChange[] }

const hasOwnChanges = ({ howCooked, changes }: Fields): boolean =>
  howCooked === 'changed' || changes.length === 0
const noChanges = { error: t.asWrittenHasNoChanges, path: ['changes'] }

const cookEdit = cookFields.refine(hasOwnChanges, noChanges).meta({ id: 'CookLogEdit' })

const cookInput = cookFields
  .extend({
    version: optionalNumber(names.cookedVersion, { min: 1, max: limits.maxVersionNumber, step: 1 }).meta({
      description: 'That was cooked; the one that the recipe is, where it is not given.',
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
      .meta({ description: 'Empty too of a version that moderators hid.' }),
    note: z.string(),
    minutes: z.int().nullable(),
    photo: z.string().meta({ description: 'Absolute.' }),
    isPrivate: z.literal(true).optional(),
    isHidden,
    isWaiting,
    noticeId,
    time: z.int().min(1).meta({ description: 'The first, the second time that they cooked it.' }),
    version: z.int().min(1),
    changedSince: z
      .object({ version: z.int(), biggestChange: biggestChange.nullable() })
      .optional()
      .meta({ description: 'Of a version before the current one, the one that followed it.' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'CookLog' })

const diaryEntry = cookLog
  .extend({
    recipe: recipe
      .pick({ id: true, title: true, image: true, cover: true, author: true })
      .nullable()
      .meta({ description: '`null` while it is out of sight.' }),
  })
  .meta({ id: 'DiaryEntry' })

export type CookLog = z.infer<typeof cookLog>
export type DiaryEntry = z.infer<typeof diaryEntry>

const rated = { count: z.int(), rating: z.number().meta({ description: 'Their mean.' }) }
const mean = z.object(rated).optional()

const figures = z
  .object({
    cookCount: z.int().meta({ description: 'Members.' }),
    asWritten: mean,
    changed: mean,
    changes: z.array(
      z.object({
        line: z.string().meta({ description: 'Empty for what was added.' }),
        verb: z.enum(verbs),
        what: z.string().meta({ description: 'Where enough of them say the same.' }),
        ...rated,
        of: z.int().meta({ description: 'Cooks of versions that had the line.' }),
      }),
    ),
    minutes: z
      .object({ count: z.int(), lower: z.int(), median: z.int(), upper: z.int() })
      .optional()
      .meta({ description: 'Quartiles.' }),
  })
  .meta({ id: 'CookFigures' })

export type CookFigures = z.infer<typeof figures>

const page = {
  limit: pageLimit(limits.cooksPageSize),
  cursor: queryText('cursor', 200).meta({ description: 'From the Link header.' }),
}
const replyHeaders = {
  Link: { description: 'RFC 8288: the URL of the next page, with `rel="next"`; missing on the last one.' },
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
    summary: 'Say how one cooked a recipe; sent twice within ten seconds it is once',
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
    summary: 'How members cooked a recipe, newest first',
    params,
    query: z.object({
      ...page,
      filter: z.enum(filters, names.mustBeOneOf('filter', filters.join(', '))).optional(),
    }),
    status: 200,
    reply: z.array(cookLog),
    replyHeaders,
    example: { query: { filter: 'changed' } },
  }),
  getCookFigures: endpoint(rows.getCookFigures, {
    summary: 'What the newest cooks of each member say together; nothing where they are few',
    params,
    status: 200,
    reply: figures,
  }),
  listOwnCooks: endpoint(rows.listOwnCooks, {
    summary: 'The caller’s diary, newest first',
    query: z.object({
      ...page,
      recipe: z
        .preprocess(value => (value === '' ? undefined : value), idParam.optional())
        .meta({ description: 'Of this one only.' }),
    }),
    status: 200,
    reply: z.array(diaryEntry),
    replyHeaders,
  }),
  changeCook: endpoint(rows.changeCook, {
    summary: 'Replace an entry of one’s diary; it stays about its version',
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
    summary: 'Delete an entry of one’s diary',
    params,
    status: 204,
    reply: z.void(),
    refusesOthers: 'not_found',
    needsSpace: false,
  }),
} as const
