import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { reportedKinds } from './content-reports.ts'
import { action, appealDecision, decision, ending, namedRule, reason } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, queryText, strictPageLimit, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { cover } from './recipe-parts.ts'
import * as rows from './rows.ts'

export const caseStages = ['report', 'appeal', 'mended', 'held'] as const
export type CaseStage = (typeof caseStages)[number]

const lastDecision = z.object({ action, at: timestamp, ending }).nullable()

const caseRow = z
  .object({
    id,
    kind: z.enum(reportedKinds),
    rule: namedRule.nullable().meta({ description: 'The gravest that a report names.' }),
    words: z.string().meta({ description: 'The title, the name or the beginning of the words.' }),
    picture: z.string().nullable(),
    cover: cover.nullable().meta({ description: 'Of the recipe: stands in for a broken picture.' }),
    member: z.object({ id, name: z.string() }).nullable(),
    recipe: z.object({ id, title: z.string() }).nullable(),
    reports: z.int(),
    since: timestamp,
    dueAt: timestamp,
    isLate: z.boolean(),
    isWaiting: z.boolean().meta({ description: 'For a decision.' }),
    holder: z
      .object({ name: z.string(), until: timestamp, isYou: z.boolean() })
      .nullable()
      .meta({ description: 'Who has claimed it.' }),
    stage: z.enum(caseStages),
    decided: lastDecision.meta({
      description:
        'The last decision, where there is one: of what was mended and shown again, the one before that.',
    }),
    isYours: z
      .union([z.literal(false), z.enum(['decided', 'reported', 'owned'])])
      .meta({ description: 'Why the caller may not decide it.' }),
  })
  .meta({ id: 'CaseRow' })

/** Fields of published content, by their names in the API. */
const texts = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const caseAction = z.object({
  id,
  kind: action,
  rule: namedRule.nullable(),
  version: z.int().optional().meta({ description: 'The version that was hidden.' }),
  ofReports: z.literal(true).optional().meta({ description: 'A limit of reports alone.' }),
  reason: z.string(),
  by: z.string(),
  at: timestamp,
  until: timestamp.nullable(),
  mendedAt: timestamp.nullable().meta({ description: 'When its author last changed what was hidden.' }),
  ended: z
    .object({ how: ending.unwrap(), at: timestamp, reason: z.string() })
    .nullable()
    .meta({ description: 'Null while it stands.' }),
  canUndo: z.boolean(),
})

const wholeCase = caseRow
  .extend({
    openedAt: timestamp,
    kept: texts,
    keptPicture: z.string().nullable(),
    current: texts.nullable().meta({
      description: 'As it is now, or would be if it were shown again; null where it was deleted.',
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
      .meta({ description: 'Of a recipe, those before the one that it is, newest first.' }),
    reportTexts: z
      .array(z.object({ id, rule: namedRule, explanation: z.string(), at: timestamp }))
      .max(limits.maxPageSize),
    record: z
      .object({
        memberSince: timestamp,
        recipes: z.int(),
        comments: z.int(),
        ownReports: z.object({ decided: z.int(), upheld: z.int() }).meta({
          description: `Of the newest ${limits.maxReportsInRecord} that the member sent and moderators decided: how many were right.`,
        }),
        actions: z
          .array(z.object({ kind: action, rule: namedRule.nullable(), at: timestamp }))
          .max(20)
          .meta({ description: 'What was overturned, made milder or taken back is not among them.' }),
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
    summary:
      'Cases that wait for a decision: late ones, then the gravest, then the oldest; or those decided, or about a member',
    query: z.object({
      show: z
        .enum(['decided'], fields.canOnlyBe('show', 'decided'))
        .optional()
        .meta({ description: '`decided`: cases that wait for nothing, last closed first.' }),
      member: idParam.optional().meta({
        description: 'All cases about this member instead, newest first.',
      }),
      after: queryText('after', 200).meta({ description: '`next` of the page before.' }),
      limit: strictPageLimit(20),
    }),
    status: 200,
    reply: z.object({
      cases: z.array(caseRow),
      next: z.string().nullable(),
      counts: z.object({ open: z.int(), appeals: z.int(), mine: z.int() }),
    }),
  }),
  claimNextCase: endpoint(rows.claimNextCase, {
    summary: `Claim the first case that is free and the caller's to decide, for ${limits.claimMinutes} minutes`,
    status: 200,
    reply: claim,
    refusals: ['not_found'],
    throttle: 'moderate',
    writes: 'private',
  }),
  getCase: endpoint(rows.getCase, {
    summary: 'A case: the kept copy, what the reports say, what was decided',
    params,
    status: 200,
    reply: wholeCase,
  }),
  claimCase: endpoint(rows.claimCase, {
    summary: `Claim a case, or keep it, for ${limits.claimMinutes} minutes from now`,
    params,
    status: 200,
    reply: claim,
    refusals: ['claimed', 'conflict', 'not_yours_to_decide'],
    throttle: 'moderate',
    writes: 'private',
  }),
  releaseCase: endpoint(rows.releaseCase, {
    summary: 'Give a claimed case back',
    params,
    status: 204,
    reply: z.void(),
    throttle: 'moderate',
    writes: 'private',
  }),
  decideCase: endpoint(rows.decideCase, {
    summary: 'Decide on a claimed case; the member and the reporters are told',
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
    summary: 'Decide on an appeal, as another than who decided first',
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
    summary: `Take a decision back; what was removed can come back within ${limits.removedDays} days`,
    params,
    body: z.object({ reason }),
    status: 200,
    reply: z.object({ actionId: id }),
    refusals: ['conflict', 'not_yours_to_decide'],
    throttle: 'moderate',
    example: { body: { reason: 'The publisher has agreed to it in the meantime.' } },
  }),
} as const
