import type { DraftEntry } from '#contract/drafts.ts'
import * as t from '#texts/drafts.ts'

/** Names where a draft comes from: the site, the application or the file. */
export function nameOfSource(source: DraftEntry['source']): string | undefined {
  if (!source) return undefined
  return source.name || (URL.canParse(source.address) ? new URL(source.address).hostname : source.author)
}

export function whereFrom(source: DraftEntry['source']): string {
  if (!source) return t.typedByYou
  const name = nameOfSource(source)
  return name ? t.from(name) : t.pastedByYou
}
