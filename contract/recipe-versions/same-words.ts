import { isOneTypoApart } from '../one-typo.ts'
import { wordForms } from '../search-terms.ts'

/** Returns the singular of a folded word, for comparing: 'tomatoes' → 'tomato'. */
export const singular = (word: string): string => wordForms(word).at(-1) ?? word

/**
 * The shortest words that may differ by a typo. Shorter ones are different words: 'pea' and 'pear', 'beet' and 'beef', 'butter'
 * and 'batter'.
 */
const minLength = { moved: 4, replaced: 7 } as const

/** Checks whether two words are the same except for a typo. The first letter must be equal: 'lemon' is not 'melon'. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (one[0] !== other[0] || !isOneTypoApart(one, other)) return false
  const isReplaced = one.length === other.length && [...one].sort().join('') !== [...other].sort().join('')
  return Math.min(one.length, other.length) >= (isReplaced ? minLength.replaced : minLength.moved)
}

/** How many words of only one line are checked for typos. If there are more, it is a different line. */
const maxLooked = 24

/** Returns the words that only one of two lines has, whatever their order, spelling or spacing. */
export function wordsApart(before: readonly string[], after: readonly string[]): [string[], string[]] {
  const [gone, added] = [without(before, after), without(after, before)]
  if (gone.length > maxLooked || added.length > maxLooked) return [gone, added]
  const left: string[] = []
  for (const word of gone) {
    const at = added.findIndex(other => isSameWord(word, other))
    if (at === -1) left.push(word)
    else added.splice(at, 1)
  }
  return left.join('') === added.join('') ? [[], []] : [left, added]
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.filter(word => {
    const count = counts.get(word) ?? 0
    counts.set(word, count - 1)
    return count <= 0
  })
}
