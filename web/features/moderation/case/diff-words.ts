export type DiffPart = { kind: 'same' | 'added' | 'deleted'; text: string }

/** The most comparisons. Beyond that, everything between the common ends counts as replaced. */
const maxComparisons = 400_000

/** Splits a text into words, each with the white space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** Returns what was deleted and added, word by word, around the longest common sequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = wordsOf(before)
  const current = wordsOf(after)
  const start = countCommon(old, current)
  const end = countCommon(old.slice(start).reverse(), current.slice(start).reverse())
  const middle = diffMiddle(old.slice(start, old.length - end), current.slice(start, current.length - end))
  return joinParts([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ])
}

const isSame = (one: string | undefined, other: string | undefined): boolean => one?.trim() === other?.trim()

function countCommon(one: string[], other: string[]): number {
  const shorter = Math.min(one.length, other.length)
  let count = 0
  while (count < shorter && isSame(one[count], other[count])) count++
  return count
}

function diffMiddle(old: string[], current: string[]): DiffPart[] {
  const replaced: DiffPart[] = [
    { kind: 'deleted', text: old.join('') },
    { kind: 'added', text: current.join('') },
  ]
  if (old.length * current.length > maxComparisons) return replaced
  const lengths = lengthsOfCommon(old, current)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < current.length) {
    if (isSame(old[i], current[j])) {
      parts.push({ kind: 'same', text: current[j] ?? '' })
      i++
      j++
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      parts.push({ kind: 'deleted', text: old[i++] ?? '' })
    } else {
      parts.push({ kind: 'added', text: current[j++] ?? '' })
    }
  }
  return [
    ...parts,
    { kind: 'deleted', text: old.slice(i).join('') },
    { kind: 'added', text: current.slice(j).join('') },
  ]
}

/** Returns a table: `[i][j]` is the length of the longest common sequence of the remaining words from these positions on. */
function lengthsOfCommon(old: string[], current: string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(current.length + 1))
  for (let i = old.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i], lengths[i + 1]]
    if (!row || !below) continue
    for (let j = current.length - 1; j >= 0; j--) {
      row[j] = isSame(old[i], current[j]) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** Joins neighbouring parts of the same kind. Within a change, all deletions come before the additions. */
function joinParts(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const { kind, text } of parts) {
    if (text === '') continue
    const last = joined.at(-1)
    const beforeLast = joined.at(-2)
    if (last?.kind === kind) last.text += text
    else if (kind === 'deleted' && last?.kind === 'added' && beforeLast?.kind === 'deleted')
      beforeLast.text += text
    else if (kind === 'deleted' && last?.kind === 'added') joined.splice(-1, 0, { kind, text })
    else joined.push({ kind, text })
  }
  return joined
}
