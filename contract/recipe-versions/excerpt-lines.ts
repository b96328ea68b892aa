import type { LinePair } from './compare-recipes.ts'

const maxLength = 160
/** How much of a long line is kept before the first difference. */
const leadLength = 60

/** Returns both lines of a pair. A long line becomes an excerpt that contains the first difference, with `…` where it is cut. */
export function excerptLines({ before, after }: Pick<LinePair, 'before' | 'after'>) {
  const start = startOfExcerpt(before?.text ?? '', after?.text ?? '')
  return {
    was: before && excerptFrom(before.text, start),
    now: after && excerptFrom(after.text, start),
  }
}

function startOfExcerpt(one: string, other: string): number {
  if (Math.max(one.length, other.length) <= maxLength) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  if (same <= maxLength / 2) return 0
  const lead = same - leadLength
  const word = one.lastIndexOf(' ', lead) + 1
  if (word > lead - leadLength) return word
  return isLowSurrogate(one.charCodeAt(lead)) ? lead - 1 : lead
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

function excerptFrom(text: string, start: number): string {
  const isCut = text.length - start > maxLength
  // Drops half of a character that was cut in two.
  const excerpt = isCut
    ? text.slice(start, start + maxLength).replace(/[\ud800-\udbff]$/, '')
    : text.slice(start)
  return `${start > 0 ? '…' : ''}${excerpt}${isCut ? '…' : ''}`
}
