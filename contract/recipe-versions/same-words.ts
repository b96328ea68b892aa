import { isOneTypoApart } from '../one-typo.ts'
import { wordForms } from '../search-terms.ts'

/** The singular of a folded word, for comparing: 'tomatoes' → 'tomato'. */
export const singular = (word: string): string => wordForms(word).at(-1) ?? word

/** Shorter words with another letter are others: 'pea' and 'pear', 'beet' and 'beef', 'butter' and 'batter'. */
const minLength = { moved: 4, replaced: 7 } as const

/** Whether two words are one, but for a slip of the pen. The first letter is rarely one: 'lemon' is no 'melon'. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (one[0] !== other[0] || !isOneTypoApart(one, other)) return false
  const isReplaced = one.length === other.length && [...one].sort().join('') !== [...other].sort().join('')
  return Math.min(one.length, other.length) >= (isReplaced ? minLength.replaced : minLength.moved)
}

/** So many words that one line has and the other not are looked at for slips of the pen; of more it is another line. */
const maxLooked = 24

/** The words that only one of two lines has, however they are ordered, spelled or joined. */
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
