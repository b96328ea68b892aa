import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { reportedKinds } from './content-reports.ts'
import { action, appealDecision, decision, ending, namedRule, reason } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { cursor, next, strictPageLimit } from './paging.ts'
import { cover } from './recipe-parts.ts'
import * as rows from './rows.ts'

export const caseStages = ['report', 'appeal', 'mended', 'held'] as const
export type CaseStage = (typeof caseStages)[number]

const lastDecision = z.object({ action, at: timestamp, ending }).nullable()

const caseRow = z
  .object({
    id,
    kind: z.enum(reportedKinds),
    rule: namedRule.nullable().meta({ description: 'The gravest rule that a report names.' }),
    words: z.string().meta({ description: 'The title, the name or the beginning of the text.' }),
    picture: z.string().nullable(),
    cover: cover
      .nullable()
      .meta({ description: 'The cover of the recipe, to show if the picture does not load.' }),
    member: z.object({ id, name: z.string() }).nullable(),
    recipe: z.object({ id, title: z.string() }).nullable(),
    reports: z.int(),
    since: timestamp,
    dueAt: timestamp,
    isLate: z.boolean(),
    isWaiting: z.boolean().meta({ description: 'True if the case waits for a decision.' }),
    holder: z
      .object({ name: z.string(), until: timestamp, isYou: z.boolean() })
      .nullable()
      .meta({ description: 'The moderator who has claimed the case.' }),
    stage: z.enum(caseStages),
    decided: lastDecision.meta({
      description:
        'The last decision, or null. For a thing that was mended and shown again, the decision before that.',
    }),
    isYours: z
      .union([z.literal(false), z.enum(['decided', 'reported', 'owned'])])
      .meta({ description: 'Why the caller may not decide the case. False if the caller may.' }),
  })
  .meta({ id: 'CaseRow' })

/** Fields of published content, by their names in the API. */
const texts = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const caseAction = z.object({
  id,
  kind: action,
  rule: namedRule.nullable(),
  version: z.int().optional().meta({ description: 'The version that was hidden.' }),
  ofReports: z.literal(true).optional().meta({ description: 'Only if the limit is about reporting alone.' }),
  reason: z.string(),
  by: z.string(),
  at: timestamp,
  until: timestamp.nullable(),
  mendedAt: timestamp.nullable().meta({ description: 'When the author last changed what was hidden.' }),
  ended: z
    .object({ how: ending.unwrap(), at: timestamp, reason: z.string() })
    .nullable()
    .meta({ description: 'Null while the decision stands.' }),
  canUndo: z.boolean(),
})

const wholeCase = caseRow
  .extend({
    openedAt: timestamp,
    kept: texts,
    keptPicture: z.string().nullable(),
    current: texts.nullable().meta({
      description:
        'The texts as they are now, or would be if they were shown again. Null if they were deleted.',
    }),
    currentPicture: z.string().nullable(),
    versions: z
      .array(
        z.object({
          number: z.int(),
          at: timestamp,
          whatChanged: z.string(),
          ingredients: z.string(),
          instructions: z.string(),
          isHidden: z.boolean(),
        }),
      )
      .max(20)
      .meta({ description: 'The earlier versions of a recipe, newest first.' }),
    reportTexts: z
      .array(z.object({ id, rule: namedRule, explanation: z.string(), at: timestamp }))
      .max(limits.maxPageSize),
    record: z
      .object({
        memberSince: timestamp,
        recipes: z.int(),
        comments: z.int(),
        ownReports: z.object({ decided: z.int(), upheld: z.int() }).meta({
          description: `The newest ${limits.maxReportsInRecord} reports of the member that moderators decided, and how many of them were upheld.`,
        }),
        actions: z
          .array(z.object({ kind: action, rule: namedRule.nullable(), at: timestamp }))
          .max(20)
          .meta({ description: 'Without decisions that were overturned, made milder or taken back.' }),
      })
      .nullable(),
    earlier: z
      .array(z.object({ id, kind: z.enum(reportedKinds), decided: lastDecision, at: timestamp }))
      .max(20),
    actions: z.array(caseAction).max(20),
    appeal: z.object({ text: z.string(), filedAt: timestamp, dueAt: timestamp }).nullable(),
    allowed: z.array(action),
  })
  .meta({ id: 'Case' })

export type CaseRow = z.infer<typeof caseRow>
export type WholeCase = z.infer<typeof wholeCase>

const params = z.object({ id: idParam })
const claim = z.object({ id, until: timestamp }).meta({ id: 'Claim' })

export const moderationRoutes = {
  listCases: endpoint(rows.listCases, {
    summary: 'List the cases that wait for a decision: late ones first, then by gravity, then by age',
    query: z.object({
      show: z.enum(['decided'], fields.canOnlyBe('show', 'decided')).optional().meta({
        description: '`decided`: lists the cases that wait for no decision instead, last closed first.',
      }),
      member: idParam.optional().meta({
        description: 'Lists all cases about this member instead, newest first.',
      }),
      after: cursor('after'),
      limit: strictPageLimit(20),
    }),
    status: 200,
    reply: z.object({
      cases: z.array(caseRow),
      next,
      counts: z.object({ open: z.int(), appeals: z.int(), mine: z.int() }),
    }),
  }),
  claimNextCase: endpoint(rows.claimNextCase, {
    summary: `Claim the first free case that the caller may decide, for ${limits.claimMinutes} minutes`,
    status: 200,
    reply: claim,
    refusals: ['not_found'],
    throttle: 'moderate',
    writes: 'private',
  }),
  getCase: endpoint(rows.getCase, {
    summary: 'Get a case: the kept copy, the reports and the decisions',
    params,
    status: 200,
    reply: wholeCase,
  }),
  claimCase: endpoint(rows.claimCase, {
    summary: `Claim a case, or renew the claim, for ${limits.claimMinutes} minutes`,
    params,
    status: 200,
    reply: claim,
    refusals: ['claimed', 'conflict', 'not_yours_to_decide'],
    throttle: 'moderate',
    writes: 'private',
  }),
  releaseCase: endpoint(rows.releaseCase, {
    summary: 'Release a claimed case',
    params,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
  }),
  decideCase: endpoint(rows.decideCase, {
    summary: 'Decide a claimed case; the member and the reporters are told',
    params,
    body: decision,
    status: 200,
    reply: z.object({ actionId: id }),
    refusals: ['claim_over', 'not_yours_to_decide', 'conflict'],
    throttle: 'moderate',
    example: {
      body: {
        action: 'warn',
        rule: 1,
        reason: 'Both methods stand in the same words in a book, without its name.',
      },
    },
  }),
  decideAppeal: endpoint(rows.decideAppeal, {
    summary: 'Decide an appeal; the person who made the first decision may not',
    params,
    body: appealDecision,
    status: 200,
    reply: z.object({ actionId: id }),
    refusals: ['claim_over', 'not_yours_to_decide', 'conflict'],
    throttle: 'moderate',
    example: {
      body: { outcome: 'upheld', reason: 'The words are the same, and the book is named only since then.' },
    },
  }),
  undoAction: endpoint(rows.undoAction, {
    summary: `Take a decision back; removed content can come back within ${limits.removedDays} days`,
    params,
    body: z.object({ reason }),
    status: 200,
    reply: z.object({ actionId: id }),
    refusals: ['conflict', 'not_yours_to_decide'],
    throttle: 'moderate',
    example: { body: { reason: 'The publisher has agreed to it in the meantime.' } },
  }),
} as const
