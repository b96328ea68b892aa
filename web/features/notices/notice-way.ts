import type { Notice } from '#contract/notices.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/notices.ts'
import { isOfThing } from './notice-words.ts'

export type Way = { to: string; words: string }

/** Returns the link from a notice to what it is about. Undefined if its member cannot see that. */
export function wayOf(notice: Notice): Way | undefined {
  const { kind, recipeId } = notice
  const standing = notice.isUndone ? undefined : standingOf(notice)
  const isHeld = standing !== undefined && isOfThing(standing)
  if (!kind || standing?.action === 'suspend') return undefined
  if (kind === 'profile') return { to: pageUrls.profile, words: t.seeThing.profile }
  if (kind === 'cook' && standing?.action === 'hide')
    return { to: pageUrls.profileTab('cooked'), words: t.seeDiary }
  const isGone = standing?.action === 'remove' && kind !== 'photo'
  if (recipeId === null || isGone) return undefined
  if (standing?.version !== undefined) return { to: pageUrls.recipeVersions(recipeId), words: t.seeVersions }
  return { to: pageUrls.recipe(recipeId), words: t.seeThing[kind === 'photo' && isHeld ? 'recipe' : kind] }
}

/** Returns the decision that applies: the first one, or what replaced it. */
function standingOf({ action, version, ledger }: Notice): Pick<Notice, 'action' | 'version'> {
  const last = ledger.findLast(entry => entry.what !== 'decision' && entry.action !== undefined)
  return last?.action ? { action: last.action, version: last.version } : { action, version }
}
