import type { LinePair } from './compare-recipes.ts'

const maxLength = 160
/** Of a long line that differs late, what stands before the difference. */
const leadLength = 60

/** Both lines of a pair; of a long one an excerpt in which the difference begins, with `…` where it is cut. */
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
  // Half of a character is left out.
  const excerpt = isCut
    ? text.slice(start, start + maxLength).replace(/[\ud800-\udbff]$/, '')
    : text.slice(start)
  return `${start > 0 ? '…' : ''}${excerpt}${isCut ? '…' : ''}`
}
