/** The Unicode blocks whose letters run from right to left. */
const rightToLeft = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export type Direction = 'ltr' | 'rtl'

/** Returns the direction of most lines, each by its first letter, so that a whole recipe is aligned to one side. */
export function directionOf(text: string): Direction {
  let surplus = 0
  for (const line of text.split('\n')) {
    const letter = /\p{L}/u.exec(line)?.[0]
    if (letter !== undefined) surplus += rightToLeft.test(letter) ? 1 : -1
  }
  return surplus > 0 ? 'rtl' : 'ltr'
}
