import { commentFragment, pageUrls } from '#contract/page-urls.ts'
import { cookFragment } from '#contract/rare-urls.ts'
import { fieldsOf, listIn, string } from './readers.ts'

export type Notification = {
  key: string
  message: string
  timestamp: string
  /** The page of the recipe concerned. Undefined if the backend does not send it. */
  path: string | undefined
  /** The beginning of the comment concerned. Empty if the backend does not send it. */
  excerpt: string
  /** The line that changed most in a new version. `was` is empty if the line was added, `now` if it was removed. */
  line?: { was: string; now: string } | undefined
  /** Set if the site itself says it: a decision of the moderators, or the outcome of a report or an import. */
  site?: { kind: string; rule?: Rule | undefined; reason: string; report?: Report | undefined } | undefined
}

type Rule = { number: number; name: string }

/** What the member reported. Names and the path are empty if they are not told to the member, times if there are none. */
export type Report = {
  kind: string
  /** The page of the reported thing, or of the recipe where it was. */
  path: string
  member: string
  recipe: string
  rule: Rule
  dueAt: string
  isMemberTold: boolean
  appealUntil: string
}

/** Reads notifications in the server's order. */
export const readNotifications = (value: unknown): Notification[] => listIn(value, readNotification) ?? []

function readNotification(value: unknown, index: number): Notification {
  const fields = fieldsOf(value)
  return {
    key: String(fields.id ?? index),
    message: string(fields.message),
    timestamp: String(fields.timestamp ?? ''),
    path: pathOf(fields),
    excerpt: string(fields.excerpt),
    line: lineOf(fields),
    site: siteOf(fields),
  }
}

function lineOf({ line }: Record<string, unknown>): Notification['line'] {
  const fields = fieldsOf(line)
  const [was, now] = [string(fields.was), string(fields.now)]
  return was || now ? { was, now } : undefined
}

const siteKinds = ['notice', 'report_outcome', 'published', 'account', 'decision_changed', 'import']

function siteOf({ kind, outcome, report, reason: why }: Record<string, unknown>): Notification['site'] {
  if (typeof kind !== 'string' || !siteKinds.includes(kind)) return undefined
  const { rule, reason } = fieldsOf(outcome)
  return { kind, reason: string(reason ?? why), rule: ruleOf(rule), report: reportOf(fieldsOf(report)) }
}

function ruleOf(value: unknown): Rule | undefined {
  const { number, name } = fieldsOf(value)
  return typeof number === 'number' ? { number, name: string(name) } : undefined
}

function reportOf(fields: Record<string, unknown>): Report | undefined {
  const rule = ruleOf(fields.rule)
  return (
    rule && {
      kind: string(fields.kind),
      path: thingPath(fields),
      member: string(fields.member),
      recipe: string(fields.recipe),
      rule,
      dueAt: string(fields.dueAt),
      isMemberTold: fields.isMemberTold === true,
      appealUntil: string(fields.appealUntil),
    }
  )
}

function thingPath({ kind, id, recipeId }: Record<string, unknown>): string {
  if (kind === 'profile') return id == null ? '' : pageUrls.chef(String(id))
  if (recipeId == null) return ''
  const recipe = pageUrls.recipe(String(recipeId))
  if (id == null || (kind !== 'comment' && kind !== 'cook')) return recipe
  return `${recipe}#${kind === 'cook' ? cookFragment(Number(id)) : commentFragment(String(id))}`
}

function pathOf({
  recipeId,
  actorId,
  kind,
  noticeId,
  importId,
  caseId,
}: Record<string, unknown>): string | undefined {
  if (caseId != null) return pageUrls.moderationCase(Number(caseId))
  if (importId != null) return pageUrls.importBatch(String(importId))
  if (noticeId != null) return pageUrls.notice(String(noticeId))
  if (recipeId != null && kind === 'version') return pageUrls.recipeVersions(String(recipeId))
  if (recipeId != null) return pageUrls.recipe(String(recipeId))
  return kind === 'follow' && actorId != null ? pageUrls.chef(String(actorId)) : undefined
}
