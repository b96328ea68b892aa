import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, DecisionEnding } from '#contract/decisions.ts'
import * as limits from '#contract/limits.ts'
import type { AccountEvent, MemberDeed } from '#contract/notifications.ts'
import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import * as words from '#texts/moderation-words.ts'
import {
  importBrokenOff,
  importRead,
  newVersion,
  notificationSentences,
  shortened,
  yourRecipe,
} from '#texts/notifications.ts'
import { changeSentence } from '#texts/told-changes.ts'
import type { SiteNews } from './site-news.queries.ts'

/** Returns the sentence of a notification. It is made when it is read, so that it has the current names of people and recipes. */
export const notificationMessage = (kind: MemberDeed, actor: string, recipe: string | null): string =>
  notificationSentences[kind](actor, recipe ?? yourRecipe)

type Decided = {
  kind: SiteNews['kind']
  thing: ReportedKind | 'version' | null
  action: ActionKind | null
  /** True if the action limits the member's reporting. */
  isOfReports: boolean
  hasNews: boolean
  ending: DecisionEnding | null
  milder: ActionKind | null
  event: AccountEvent | null
}

/** Returns the sentence of the site's news: a decision, an event of the account, a changed decision, or waiting content now published. */
export function siteMessage({ kind, thing, action, isOfReports, hasNews, event, ...about }: Decided): string {
  if (event) return words.accountNews[event]
  if (action === null) return words.heldPublished(thing ?? 'recipe')
  if (kind === 'decision_changed')
    return words.decisionChanged({ ...about, thing: thing ?? 'recipe', action })
  if (hasNews) return words.noticeNews
  return isOfReports ? words.reportingLimited : words.noticeSentence(thing, action)
}

type Imported = { fileName: string; isBrokenOff: boolean; all: number; made: number | null }

export const importMessage = ({ fileName, isBrokenOff, all, made }: Imported): string =>
  isBrokenOff ? importBrokenOff(fileName, made ?? 0) : importRead(fileName, made ?? 0, all)

export const versionMessage = (actor: string, recipe: string, change: BiggestChange | null): string =>
  newVersion(actor, recipe, change && changeSentence(change))

/** Returns the beginning of a member's text in one line. */
export function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= limits.maxExcerptLength) return line
  const endOfWord = line.lastIndexOf(' ', limits.maxExcerptLength)
  if (endOfWord > limits.maxExcerptLength / 2) return shortened(line.slice(0, endOfWord))
  return shortened(cutAtCharacter(line, limits.maxExcerptLength))
}

const characters = new Intl.Segmenter()

/** Cuts a text without spaces. A character of several code points, for example an emoji, is kept whole or left out. */
function cutAtCharacter(text: string, maxLength: number): string {
  let end = 0
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > maxLength) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
