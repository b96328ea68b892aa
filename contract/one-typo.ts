/** Whether the words differ by one typo: a letter inserted, deleted, replaced, or two neighbours swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short === long) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = long.slice(start + 1)
  if (long.length > short.length) return short.slice(start) === rest
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return short.slice(start + 1) === rest || (isSwapped && short.slice(start + 2) === long.slice(start + 2))
}

/** Reduces each run of the same letter to one: 'brocolli' and 'broccoli' are both 'brocoli'. */
export const collapseRepeatedLetters = (word: string): string => word.replace(/(.)\1+/gu, '$1')
