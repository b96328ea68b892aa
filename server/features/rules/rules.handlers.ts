import { parseRules } from '#contract/parse-rules.ts'
import type { ruleRoutes } from '#contract/rules.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/rules.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { listRuleChanges } from './rule-changes.ts'
import { insertRules, listNewestRules } from './rules.queries.ts'

type Services = { db: Database; limits: Limits }

export const ruleHandlers = ({ limits }: Services): HandlersOf<keyof typeof ruleRoutes> => ({
  async getRules({ db }) {
    const [{ text, gravity, publishedAt }, before] = await listNewestRules(db)
    const { introduction, rules } = parseRules(text)
    return {
      introduction,
      rules,
      gravity,
      inForceSince: publishedAt?.toISOString() ?? null,
      changes: before ? listRuleChanges(parseRules(before.text).rules, rules) : [],
    }
  },

  async getRulesText({ db }) {
    const [current] = await listNewestRules(db)
    return current
  },

  async publishRules({ body, viewer: { adminId }, db }) {
    return runTransaction(db, async trx => {
      const [current] = await listNewestRules(trx)
      if (current.revision !== body.basedOn) refuse('conflict', t.changedMeanwhile)
      const isSame = current.text === body.text && current.gravity.join() === body.gravity.join()
      if (isSame) return current
      if (!(await insertRules(trx, body, limits.maxRuleTexts))) refuse('conflict', t.changedMeanwhile)
      await recordAudit(trx, { adminId }, { action: 'publish rules', after: { revision: body.basedOn + 1 } })
      return { revision: body.basedOn + 1, text: body.text, gravity: body.gravity }
    })
  },
})
