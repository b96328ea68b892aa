import { parseRules } from '#contract/parse-rules.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import { chooseRule } from '#texts/moderation.ts'
import { defaultRules } from '#texts/rules.ts'

export type RulesText = {
  /** 0 for the rules that come with the program. */
  revision: number
  text: string
  gravity: number[]
  publishedAt: Date | null
}

const shippedRules: RulesText = {
  revision: 0,
  text: defaultRules,
  gravity: [8, 5, 1, 2, 7, 4, 3, 6],
  publishedAt: null,
}

/** Reads the rules in force, and those before them if there were any. */
export async function listNewestRules(db: Database): Promise<[current: RulesText, before?: RulesText]> {
  const [current, before] = await db
    .selectFrom('rule_texts')
    .select(['revision', 'text', 'gravity', 'published_at as publishedAt'])
    .orderBy('revision', 'desc')
    .limit(2)
    .execute()
  if (!current) return [shippedRules]
  return [current, before ?? shippedRules]
}

type NewRules = { text: string; gravity: number[]; basedOn: number }

/** Stores new rules. Returns false if others were published since the rules that these are based on. */
export async function insertRules(
  db: Database,
  { text, gravity, basedOn }: NewRules,
  mostTexts: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rule_texts')
    .values({ revision: basedOn + 1, text, gravity })
    .onConflict(conflict => conflict.column('revision').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return false
  await db
    .deleteFrom('rule_texts')
    .where('revision', '<=', basedOn + 1 - mostTexts)
    .execute()
  return true
}

/** A rule with its current number and name. */
export type Rule = { rule: number; ruleName: string }
export const noRule = { rule: null, ruleName: null }

/** Reads the rules in force. `gravity` has their numbers, the gravest first; `find` returns a rule by its number. */
export async function readRules(db: Database) {
  const [{ text, gravity }] = await listNewestRules(db)
  /** Finds a rule. Refuses an unknown number, because the rules may have changed since the form was opened. */
  function find(number: number): Rule {
    const rule = parseRules(text).rules.find(one => one.number === number)
    if (!rule) return refuse('invalid_request', chooseRule, { fields: { rule: chooseRule } })
    return { rule: number, ruleName: rule.name }
  }
  /** Returns the text of the rule with this number and name. Empty if the current rules do not have it any more. */
  const textOf = ({ rule, ruleName }: { rule: number | null; ruleName: string | null }): string =>
    parseRules(text).rules.find(({ number, name }) => number === rule && name === ruleName)?.text ?? ''
  return { gravity, find, textOf, mildest: () => find(gravity.at(-1) ?? 0) }
}
