import type { LineFacts } from './line-facts.ts'
import { isSameWord } from './same-words.ts'

/** A line of one text, paired with the line of the other text that it became. One of the two is missing if a line was added or removed. */
export type FactsPair = { before?: LineFacts; after?: LineFacts; isMoved?: true }

/** From 0 to 1: the smallest share of common words at which two lines are versions of each other. */
const minLikeness = 0.5
/** How many lines with the same word are considered. This limits the work for texts that only repeat themselves. */
const maxLinesOfWord = 8
/** How many words of a line are compared. */
const maxWordsOfLine = 80
/**
 * Lines that match no other are compared letter by letter, to find corrected words. These are the most lines, and the most words
 * per line, for which this is done.
 */
const lettered = { maxLines: 16, maxWords: 12 } as const

/** Pairs the lines of two texts, in the order of the second text. Removed lines stay where they were. */
export function pairLines(before: readonly LineFacts[], after: readonly LineFacts[]): FactsPair[] {
  const pairs = new Map<LineFacts, LineFacts>()
  const left = pairBySame(before, after, pairs)
  pairByWords(left.before, left.after, pairs)
  pairByLetters(
    left.before.filter(line => !pairs.has(line)),
    without(left.after, pairs),
    pairs,
  )
  pairNeighbours(before, after, pairs)
  return inOrder(before, after, pairs)
}

const without = (lines: readonly LineFacts[], pairs: ReadonlyMap<LineFacts, LineFacts>): LineFacts[] => {
  const taken = new Set(pairs.values())
  return lines.filter(line => !taken.has(line))
}

/** Pairs lines that say the same, in order. Returns the lines that are left. */
function pairBySame(
  before: readonly LineFacts[],
  after: readonly LineFacts[],
  pairs: Map<LineFacts, LineFacts>,
): { before: LineFacts[]; after: LineFacts[] } {
  const known = Map.groupBy(after, ({ key }) => key)
  const next = new Map<string, number>()
  for (const line of before) {
    const at = next.get(line.key) ?? 0
    const same = known.get(line.key)?.[at]
    if (!same) continue
    next.set(line.key, at + 1)
    pairs.set(line, same)
  }
  return { before: before.filter(line => !pairs.has(line)), after: without(after, pairs) }
}

/** Returns the words that a line is about. Short words count only if it has no others. */
function subjectOf({ words }: LineFacts): Set<string> {
  const long = words.filter(word => word.length > 2)
  return new Set((long.length > 0 ? long : words).slice(0, maxWordsOfLine))
}

type Candidate = { before: LineFacts; after: LineFacts; likeness: number }

/** Pairs the most similar lines first, and among equally similar lines the nearest. */
function takeLikest(candidates: Candidate[], pairs: Map<LineFacts, LineFacts>): void {
  const distance = ({ before, after }: Candidate) => Math.abs(before.position - after.position)
  candidates.sort((one, other) => other.likeness - one.likeness || distance(one) - distance(other))
  const taken = new Set<LineFacts>()
  for (const { before, after } of candidates) {
    if (taken.has(before) || taken.has(after)) continue
    taken.add(before).add(after)
    pairs.set(before, after)
  }
}

function pairByWords(
  before: readonly LineFacts[],
  after: readonly LineFacts[],
  pairs: Map<LineFacts, LineFacts>,
): void {
  const subjects = new Map(after.map(line => [line, subjectOf(line)]))
  const linesWith = new Map<string, LineFacts[]>()
  for (const [line, subject] of subjects)
    for (const word of subject) {
      const known = linesWith.get(word)
      if (known) known.push(line)
      else linesWith.set(word, [line])
    }
  const candidates = before.flatMap(line => {
    const subject = subjectOf(line)
    const common = new Map<LineFacts, number>()
    for (const word of subject)
      for (const other of nearest(linesWith.get(word) ?? [], line.position))
        common.set(other, (common.get(other) ?? 0) + 1)
    return Array.from(common, ([other, count]): Candidate => {
      const size = subject.size + (subjects.get(other)?.size ?? 0)
      return { before: line, after: other, likeness: (2 * count) / size }
    }).filter(({ likeness }) => likeness >= minLikeness)
  })
  takeLikest(candidates, pairs)
}

/** Returns the first index from which on the condition holds, by binary search. */
function firstFrom<Each>(row: readonly Each[], isSo: (each: Each) => boolean): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const each = row[middle]
    if (each !== undefined && isSo(each)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the lines around a position, from lines that are in order. */
function nearest(lines: readonly LineFacts[], position: number): readonly LineFacts[] {
  if (lines.length <= maxLinesOfWord) return lines
  const middle = firstFrom(lines, line => line.position >= position)
  const start = Math.min(Math.max(0, middle - maxLinesOfWord / 2), lines.length - maxLinesOfWord)
  return lines.slice(start, start + maxLinesOfWord)
}

/** Pairs lines whose words differ by typos: '1 tsp corriander' has no word in common with '1 tsp coriander'. */
function pairByLetters(
  before: readonly LineFacts[],
  after: readonly LineFacts[],
  pairs: Map<LineFacts, LineFacts>,
): void {
  if (Math.max(before.length, after.length) > lettered.maxLines) return
  const words = (line: LineFacts) => [...subjectOf(line)].slice(0, lettered.maxWords)
  const others = after.map(line => ({ line, words: words(line) }))
  const candidates = before.flatMap(line => {
    const own = words(line)
    return others.map(({ line: other, words }): Candidate => {
      const common = own.filter(word => words.some(otherWord => isSameWord(word, otherWord))).length
      return { before: line, after: other, likeness: (2 * common) / Math.max(1, own.length + words.length) }
    })
  })
  takeLikest(
    candidates.filter(({ likeness }) => likeness >= minLikeness),
    pairs,
  )
}

/** Pairs a single ingredient with the single ingredient that stands in its place, if the amounts are equal: it was swapped. */
function pairNeighbours(
  before: readonly LineFacts[],
  after: readonly LineFacts[],
  pairs: Map<LineFacts, LineFacts>,
): void {
  const taken = new Set(pairs.values())
  const afterOf = (line: LineFacts | undefined, edge: number) =>
    line === undefined ? edge : (pairs.get(line)?.position ?? Number.NaN)
  for (const [at, line] of before.entries()) {
    if (pairs.has(line) || line.food().text === '') continue
    const from = afterOf(at === 0 ? undefined : before[at - 1], -1)
    const to = afterOf(before[at + 1], after.length)
    const other = to - from === 2 ? after[from + 1] : undefined
    if (!other || taken.has(other) || amountsOf(line) !== amountsOf(other)) continue
    pairs.set(line, other)
    taken.add(other)
  }
}

const amountsOf = ({ key }: LineFacts): string => key.slice(0, key.indexOf('|'))

/** Returns those paired lines that keep their order: the longest increasing sequence of positions. */
function unmoved(before: readonly LineFacts[], pairs: ReadonlyMap<LineFacts, LineFacts>): Set<LineFacts> {
  const paired = before.filter(line => pairs.has(line))
  const ends: LineFacts[] = []
  const previous = new Map<LineFacts, LineFacts | undefined>()
  const positionOf = (line: LineFacts | undefined) => (line && pairs.get(line)?.position) ?? -1
  for (const line of paired) {
    const at = firstFrom(ends, end => positionOf(end) >= positionOf(line))
    previous.set(line, ends[at - 1])
    ends[at] = line
  }
  const row = new Set<LineFacts>()
  for (let line = ends.at(-1); line; line = previous.get(line)) row.add(line)
  return row
}

function inOrder(
  before: readonly LineFacts[],
  after: readonly LineFacts[],
  pairs: ReadonlyMap<LineFacts, LineFacts>,
): FactsPair[] {
  const stay = unmoved(before, pairs)
  const origin = new Map(Array.from(pairs, ([line, other]) => [other, line]))
  const ordered: FactsPair[] = []
  let next = 0
  const addGone = (until: LineFacts | undefined) => {
    for (; next < before.length && before[next] !== until; next += 1) {
      const line = before[next]
      if (line && !pairs.has(line)) ordered.push({ before: line })
    }
    next += 1
  }
  for (const line of after) {
    const old = origin.get(line)
    if (!old) ordered.push({ after: line })
    else if (stay.has(old)) {
      addGone(old)
      ordered.push({ before: old, after: line })
    } else ordered.push({ before: old, after: line, isMoved: true })
  }
  addGone(undefined)
  return ordered
}
