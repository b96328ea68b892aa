import { diffArrays } from 'diff'

/** A part of a line. All segments together are the line. */
export type Segment = { text: string; isOther: boolean }
export type MarkedLines = { before: Segment[]; after: Segment[] }

/** If more words than this differ, the whole line is marked. */
const maxApart = 400
/**
 * The share of the shorter line’s letters that both lines must have in common. Below it, words that match by chance would tear
 * the lines apart.
 */
const minCommon = 0.3

/** Splits a line into words and numbers (with the signs inside them), spaces, and single other signs. */
const tokensOf = (line: string): string[] =>
  line.match(/[\p{L}\p{M}\p{N}]+(?:[.,/’'-][\p{L}\p{M}\p{N}]+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** Marks what only one of two lines has, word by word. */
export function markWords(before: string, after: string): MarkedLines {
  if (before === after) return { before: [plain(before)], after: [plain(after)] }
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: maxApart })
  if (!changes) return whole(before, after)
  const parts = changes.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }))
  const common = parts.filter(({ added, removed }) => !added && !removed).reduce(addLetters, 0)
  if (common < minCommon * Math.min(lettersIn(before), lettersIn(after))) return whole(before, after)
  const sides: MarkedLines = { before: [], after: [] }
  for (const [at, { text, added, removed }] of parts.entries()) {
    const isOther = added || removed
    // Text between two marks that is not a word belongs to the marks.
    const isBridge = !isOther && at > 0 && at < parts.length - 1 && lettersIn(text) === 0
    if (!added) append(sides.before, { text, isOther: removed || isBridge })
    if (!removed) append(sides.after, { text, isOther: added || isBridge })
  }
  return { before: sides.before.flatMap(withoutSpaces), after: sides.after.flatMap(withoutSpaces) }
}

const plain = (text: string): Segment => ({ text, isOther: false })

const whole = (before: string, after: string): MarkedLines => ({
  before: [{ text: before, isOther: true }],
  after: [{ text: after, isOther: true }],
})

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
const addLetters = (sum: number, { text }: { text: string }): number => sum + lettersIn(text)

function append(segments: Segment[], { text, isOther }: Segment): void {
  const last = segments.at(-1)
  if (last?.isOther === isOther) last.text += text
  else segments.push({ text, isOther })
}

/** Moves spaces out of a mark, which begins and ends with visible text. */
function withoutSpaces({ text, isOther }: Segment): Segment[] {
  if (!isOther) return [plain(text)]
  const [, start = '', middle = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return [plain(start), { text: middle, isOther: true }, plain(end)].filter(segment => segment.text !== '')
}

/**
 * Returns where a reader of one column can begin: at the sentence with the first mark, or at the last sentence. 0 if little
 * stands before it.
 */
export function startOfDifference(segments: readonly Segment[]): number {
  const text = segments.map(segment => segment.text).join('')
  const firstMark = segments.findIndex(({ isOther }) => isOther)
  const until =
    firstMark === -1
      ? text.trimEnd().length - 1
      : segments.slice(0, firstMark).reduce((length, segment) => length + segment.text.length, 0)
  const ends = [...text.slice(0, until).matchAll(/[.!?…]\s+/g)]
  const last = ends.at(-1)
  const start = last ? last.index + last[0].length : 0
  return start >= minSkipped ? start : 0
}
const minSkipped = 40
