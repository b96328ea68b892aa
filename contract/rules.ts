import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import * as t from '#texts/rules.ts'
import { endpoint } from './endpoint.ts'
import { requiredText, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { type ParsedRules, parseRules } from './parse-rules.ts'
import * as rows from './rows.ts'

const siteRule = z
  .object({
    number: z.int().min(1),
    name: z.string(),
    text: z.string().meta({ description: 'Paragraphs, with a blank line between them.' }),
    example: z.string().meta({ description: 'Empty if there is none.' }),
  })
  .meta({ id: 'SiteRule' })

const gravity = z.array(z.int().min(1)).max(limits.maxRules).meta({
  description: 'The numbers of all rules, the gravest first.',
})

const rules = z
  .object({
    introduction: z.string(),
    rules: z.array(siteRule),
    gravity,
    inForceSince: timestamp
      .nullable()
      .meta({ description: 'Null for the rules that come with the program.' }),
    changes: z
      .array(z.object({ kind: z.enum(['added', 'changed', 'removed']), name: z.string() }))
      .meta({ description: 'Compared with the previous rules.' }),
  })
  .meta({ id: 'Rules' })

const rulesText = z
  .object({
    revision: z.int().min(0).meta({ description: '0 for the rules that come with the program.' }),
    text: z.string(),
    gravity,
  })
  .meta({ id: 'RulesText' })

/** Returns what is wrong with the text of the rules, as a sentence. Undefined if nothing is. */
function findProblem({ rules: parsed }: ParsedRules): string | undefined {
  if (parsed.length === 0) return t.noRules
  if (parsed.length > limits.maxRules) return t.tooManyRules(limits.maxRules)
  for (const [index, { number, name, text }] of parsed.entries()) {
    if (number !== index + 1) return t.misnumbered(index + 1, number)
    if (name.length > limits.maxRuleNameLength) return t.nameTooLong(number, limits.maxRuleNameLength)
    if (text === '') return t.withoutText(number)
  }
  return undefined
}

const newRules = z
  .object({
    text: requiredText(fields.rules, limits.maxRulesLength),
    gravity: z
      .array(z.int(fields.invalidValue), fields.invalidValue)
      .max(limits.maxRules, t.tooManyRules(limits.maxRules))
      .meta({
        description: 'The numbers of all rules, the gravest first.',
      }),
    basedOn: z.int().min(0).max(2_000_000_000).meta({
      description:
        'The revision that the new text is based on. Refused with `conflict` if it is no longer the newest.',
    }),
  })
  .superRefine(({ text, gravity: order }, context) => {
    const parsed = parseRules(text)
    const problem = findProblem(parsed)
    if (problem) return context.addIssue({ code: 'custom', path: ['text'], message: problem })
    const isComplete = parsed.rules.every(({ number }) => order.includes(number))
    if (!isComplete || order.length !== parsed.rules.length)
      context.addIssue({
        code: 'custom',
        path: ['gravity'],
        message: t.gravityIncomplete(parsed.rules.length),
      })
  })
  .meta({ id: 'NewRules' })

export type Rules = z.infer<typeof rules>

export const ruleRoutes = {
  getRules: endpoint(rows.getRules, {
    summary: 'Get the rules by which this site is moderated',
    cached: 'untilWrite',
    status: 200,
    reply: rules,
  }),
  getRulesText: endpoint(rows.getRulesText, {
    summary: 'Get the rules as the text that an administrator edits',
    status: 200,
    reply: rulesText,
  }),
  publishRules: endpoint(rows.publishRules, {
    summary: 'Publish new rules; they are in force at once',
    body: newRules,
    status: 200,
    reply: rulesText,
    refusals: ['conflict'],
    example: {
      body: {
        text: '1. Be kind to the cook\nSpeak about the dish, not about the person.\n\nFor example: “Needs more salt” is fine.',
        gravity: [1],
        basedOn: 0,
      },
    },
  }),
} as const
