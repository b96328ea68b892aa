import { parseRules } from '#contract/parse-rules.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import { chooseRule } from '#texts/moderation.ts'
import { listNewestRules } from '../rules/rules.queries.ts'

/** By its number, as it is called now. */
export type Rule = { rule: number; ruleName: string }
export const noRule = { rule: null, ruleName: null }

/** The rules in force. */
export async function readRules(db: Database) {
  const [{ text, gravity }] = await listNewestRules(db)
  /** Refuses a number that is none: the rules may have changed since the form was opened. */
  function find(number: number): Rule {
    const rule = parseRules(text).rules.find(one => one.number === number)
    if (!rule) return refuse('invalid_request', chooseRule, { fields: { rule: chooseRule } })
    return { rule: number, ruleName: rule.name }
  }
  return { gravity, find, mildest: () => find(gravity.at(-1) ?? 0) }
}
