import { headingOf, isInCapitals, namesPurpose } from './headings.ts'
import { headsNotes, isBareNoteHead, isNote } from './notes.ts'
import { isStepLabel, stepNumberOf, withoutNumbers } from './step-numbers.ts'

/**
 * A line of ingredients or instructions that is not blank. `at` is its position among those lines. `text` is what a cook is
 * shown: a heading without its marks, a step without its number. A line with a number alone is a `label` of the step after it,
 * and is not shown. `blankLines` counts the blank lines before it.
 */
export type RecipeLine = {
  at: number
  kind: 'line' | 'heading' | 'noteHeading' | 'note' | 'label'
  text: string
  blankLines: number
}

export type RecipePart = 'ingredients' | 'instructions'

export function readLines(written: readonly string[], part: RecipePart): RecipeLine[] {
  const lines = takeBlankLines(written)
  const read = readKinds(lines, part)
  // If there are only notes, the lines after a heading are the recipe itself.
  const kinds = read.includes('line') ? read : read.map(kind => withoutNotes[kind])
  const steps = part === 'instructions' ? stepsWithoutNumbers(lines, kinds) : new Map<number, string>()
  return lines.map(({ text, ...line }, at) => {
    const kind = kinds[at] ?? 'line'
    const isHeading = kind === 'heading' || kind === 'noteHeading'
    return { ...line, kind, text: isHeading ? (headingOf(text) ?? text) : (steps.get(at) ?? text) }
  })
}

type Kind = RecipeLine['kind']
type WrittenLine = Omit<RecipeLine, 'kind'>

const withoutNotes: Record<Kind, Kind> = {
  line: 'line',
  heading: 'heading',
  noteHeading: 'heading',
  note: 'line',
  label: 'line',
}

function takeBlankLines(written: readonly string[]): WrittenLine[] {
  const lines: WrittenLine[] = []
  let blankLines = 0
  for (const line of written) {
    const text = line.trim()
    if (text !== '') lines.push({ at: lines.length, text, blankLines })
    blankLines = text === '' ? blankLines + 1 : 0
  }
  return lines
}

function readKinds(lines: readonly WrittenLine[], part: RecipePart): Kind[] {
  const isSteps = part === 'instructions'
  const labels = isSteps ? findLabels(lines) : new Map<number, Kind>()
  const kinds: Kind[] = []
  let latestNumber = 0
  let hasLines = false
  let isInNotes = false
  for (const { at, text, blankLines } of lines) {
    const isHeading = labels.has(at) || isHeadingAt(lines, at)
    const number = isSteps ? stepNumberOf(text) : undefined
    const isNextStep = number !== undefined && number > 1 && number === latestNumber + 1
    const goesOn: boolean = !isNextStep && (blankLines === 0 || (isSteps && hasLines))
    isInNotes = isHeading ? headsNotes(text) : isInNotes && (goesOn || kinds.at(-1) === 'noteHeading')
    const kind: Kind = labels.get(at) ?? kindOf({ text, isHeading, isInNotes })
    kinds.push(kind)
    if (kind === 'line') latestNumber = number ?? latestNumber
    // These notes are numbered themselves, so none of their numbers is a step's.
    if (isInNotes && number === 1) latestNumber = Number.POSITIVE_INFINITY
    hasLines ||= kind === 'line'
  }
  return kinds
}

type Seen = { text: string; isHeading: boolean; isInNotes: boolean }

function kindOf({ text, isHeading, isInNotes }: Seen): Kind {
  if (isHeading) return isInNotes ? 'noteHeading' : 'heading'
  return isInNotes || isNote(text) ? 'note' : 'line'
}

const maxWordsOfPurpose = 4

function isHeadingAt(lines: readonly WrittenLine[], at: number): boolean {
  const { text = '', blankLines = 0 } = lines[at] ?? {}
  if (headingOf(text) !== undefined) return true
  const next = lines[at + 1]
  if (!next) return false
  if (isBareNoteHead(text)) return true
  if (namesPurpose(text)) return text.split(/\s+/).length <= maxWordsOfPurpose
  const startsBlock = (at === 0 || blankLines > 0) && next.blankLines === 0
  return startsBlock && isInCapitals(text) && !isInCapitals(next.text)
}

/**
 * Finds numbers that stand alone in their lines. They are labels if exactly one step follows each. Otherwise those with words are
 * headings.
 */
function findLabels(lines: readonly WrittenLine[]): Map<number, Kind> {
  const found = lines.filter(({ text }) => isStepLabel(text))
  const ends = [...found.slice(1).map(({ at }) => at), lines.length]
  const areLabels = found.every(({ at }, index) => ends[index] === at + 2)
  const named = found.filter(({ text }) => areLabels || /\p{L}/u.test(text))
  return new Map(named.map(({ at }) => [at, areLabels ? 'label' : 'heading']))
}

/** Returns the steps by their positions, without the numbers that count them. */
function stepsWithoutNumbers(lines: readonly WrittenLine[], kinds: readonly Kind[]): Map<number, string> {
  const steps = lines.filter(({ at }) => kinds[at] === 'line')
  const texts = withoutNumbers(steps.map(({ text }) => text))
  return new Map(steps.map(({ at }, index) => [at, texts[index] ?? '']))
}
