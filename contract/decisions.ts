import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import { invalidValue } from '#texts/field-refusals.ts'
import * as t from '#texts/moderation-refusals.ts'
import { orNull, requiredText } from './fields.ts'
import * as limits from './limits.ts'

export const actionKinds = ['nothing_wrong', 'hide', 'remove', 'warn', 'limit', 'suspend'] as const
export type ActionKind = (typeof actionKinds)[number]
export const appealOutcomes = ['upheld', 'milder', 'overturned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
export const decisionEndings = ['overturned', 'milder', 'taken_back', 'mended', 'replaced'] as const
export type DecisionEnding = (typeof decisionEndings)[number]

/** Why, as the member and the reporters read it. */
export const reason = requiredText(names.reason, limits.reasonLength.max).refine(
  text => text.length >= limits.reasonLength.min,
  t.reasonTooShort(limits.reasonLength.min),
)
export const days = z
  .int(t.chooseDays(limits.maxRestrictionDays))
  .min(1, t.chooseDays(limits.maxRestrictionDays))
  .max(limits.maxRestrictionDays, t.chooseDays(limits.maxRestrictionDays))
export const ruleNumber = z.int(invalidValue).min(1, invalidValue).max(limits.maxRules, invalidValue)

export const namedRule = z.object({ number: z.int(), name: z.string() }).meta({ id: 'NamedRule' })
export const action = z.enum(actionKinds, invalidValue)

export const ending = z.enum(decisionEndings).nullable().meta({
  description:
    'Overturned or made milder by an appeal, taken back, over because its author mended the thing, or replaced by a later decision; null while it stands.',
})

const hiddenVersion = orNull(
  z.int(invalidValue).min(1, invalidValue).max(limits.maxVersionNumber, invalidValue),
).meta({ description: 'With `hide`: this earlier version of a recipe alone.' })

export const decision = z
  .object({
    action,
    rule: orNull(ruleNumber),
    reason,
    days: orNull(days),
    version: hiddenVersion,
    unserious: z
      .array(
        z.int(invalidValue).min(1, invalidValue).max(Number.MAX_SAFE_INTEGER, invalidValue),
        invalidValue,
      )
      .max(limits.maxPageSize, invalidValue)
      .nullish()
      .transform(ids => ids ?? [])
      .meta({
        description: 'With `nothing_wrong`: reports not meant seriously.',
      }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof decision>

export const appealDecision = z
  .object({
    outcome: z.enum(appealOutcomes, invalidValue),
    reason,
    action: orNull(z.enum(['hide', 'warn', 'limit'], invalidValue)),
    rule: orNull(ruleNumber).meta({
      description: 'Of what is milder; that of the first decision where it is not given.',
    }),
    days: orNull(days),
    version: hiddenVersion,
  })
  .meta({ id: 'AppealDecision' })
