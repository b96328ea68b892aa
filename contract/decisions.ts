import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import * as t from '#texts/moderation.ts'
import { orNull, requiredText } from './fields.ts'
import * as limits from './limits.ts'

export const actionKinds = ['nothing_wrong', 'hide', 'remove', 'warn', 'limit', 'suspend'] as const
export type ActionKind = (typeof actionKinds)[number]
export const appealOutcomes = ['upheld', 'milder', 'overturned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
export const decisionEndings = ['overturned', 'milder', 'taken_back', 'mended', 'replaced'] as const
export type DecisionEnding = (typeof decisionEndings)[number]

/** The reason for a decision, as the affected member and the reporters read it. */
export const reason = requiredText(fields.reason, limits.reasonLength.max).refine(
  text => text.length >= limits.reasonLength.min,
  t.reasonTooShort(limits.reasonLength.min),
)
export const days = z
  .int(t.chooseDays(limits.maxRestrictionDays))
  .min(1, t.chooseDays(limits.maxRestrictionDays))
  .max(limits.maxRestrictionDays, t.chooseDays(limits.maxRestrictionDays))
export const ruleNumber = z
  .int(fields.invalidValue)
  .min(1, fields.invalidValue)
  .max(limits.maxRules, fields.invalidValue)

export const namedRule = z.object({ number: z.int(), name: z.string() }).meta({ id: 'NamedRule' })
export const action = z.enum(actionKinds, fields.invalidValue)

export const ending = z.enum(decisionEndings).nullable().meta({
  description:
    'How the decision ended: an appeal overturned it or made it milder, it was taken back, the author mended what it was about, or a later decision replaced it. Null while it stands.',
})

const hiddenVersion = orNull(
  z.int(fields.invalidValue).min(1, fields.invalidValue).max(limits.maxVersionNumber, fields.invalidValue),
).meta({ description: 'With `hide`: hides only this earlier version of a recipe.' })

export const decision = z
  .object({
    action,
    rule: orNull(ruleNumber),
    reason,
    days: orNull(days),
    version: hiddenVersion,
    unserious: z
      .array(
        z
          .int(fields.invalidValue)
          .min(1, fields.invalidValue)
          .max(Number.MAX_SAFE_INTEGER, fields.invalidValue),
        fields.invalidValue,
      )
      .max(limits.maxPageSize, fields.invalidValue)
      .nullish()
      .transform(ids => ids ?? [])
      .meta({
        description: 'With `nothing_wrong`: the ids of reports that were not meant seriously.',
      }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof decision>

export const appealDecision = z
  .object({
    outcome: z.enum(appealOutcomes, fields.invalidValue),
    reason,
    action: orNull(z.enum(['hide', 'warn', 'limit'], fields.invalidValue)),
    rule: orNull(ruleNumber).meta({
      description: 'The rule of the milder decision. Default: the rule of the first decision.',
    }),
    days: orNull(days),
    version: hiddenVersion,
  })
  .meta({ id: 'AppealDecision' })
