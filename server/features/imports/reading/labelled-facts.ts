import { countedIn, type FactLabel, isOfPeople, labelOf } from './fact-labels.ts'
import type { PageLine } from './page-lines.ts'
import { foldHeading } from './section-words.ts'
import { statementsIn, textAfter } from './statements.ts'
import { readMinutes, readTimes, type Times } from './times.ts'
import { readServings } from './yields.ts'

/** Facts that a page states with a label: "Serves 4", "Prep time: 20 min". */
export type LabelledFacts = Times & {
  yields: string[]
}

/** In characters. Longer lines are not searched for facts. */
const maxLength = 300
/** In characters. A longer line is prose, in which other phrases begin with the words of labels too. */
const maxFactLength = 90

type Found = { prep?: string; cook?: string; total?: string; yield?: string }

/** Reads the first fact of each kind on the page. A label's value follows it, in the same line or in the next. */
export function readLabelledFacts(lines: readonly PageLine[]): LabelledFacts {
  const found: Found = {}
  for (const [index, { text }] of lines.entries()) {
    if (text.length > maxLength) continue
    const isProse = text.length > maxFactLength
    const statements = statementsIn(text, isRead)
    const next = statements.length > 1 || isProse ? '' : (lines[index + 1]?.text ?? '')
    for (const statement of statements) {
      const fact = factIn(statement, next)
      if (!fact || (isProse && fact.name === 'yield' && !isOfPeople(foldHeading(statement)))) continue
      if (fact.name === 'yield') found.yield ??= fact.value
      else if (readMinutes(found[fact.name]) === undefined && (fact.isUnderstood || !found[fact.name]))
        found[fact.name] = fact.value
    }
  }
  return { ...readTimes(found), yields: found.yield === undefined ? [] : [found.yield] }
}

type Fact = { name: FactLabel['name']; value: string; isUnderstood: boolean }
type Statement = { text: string; folded: string; next: string }

const isRead = (text: string): boolean => factIn(text, '')?.isUnderstood === true

function factIn(text: string, next: string): Fact | undefined {
  const statement = { text, folded: foldHeading(text), next }
  const label = labelOf(statement.folded)
  const time = label && label.name !== 'yield' ? timeIn(statement, label) : undefined
  if (time) return time
  const made = yieldIn(statement, label)
  return made === undefined ? undefined : { name: 'yield', value: made, isUnderstood: true }
}

const maxTimeLength = 40

/** Reads a time. One that is not understood is kept in its words if its label says that it is a time. */
function timeIn({ text, folded, next }: Statement, { name, words }: FactLabel): Fact | undefined {
  const isAlone = words === folded
  const [marked = '', head = ''] = beforeColon.exec(text) ?? []
  // "Time in the oven: 40 min" is another time.
  if (marked !== '' && foldHeading(head.replace(/\([^()]*\)/g, '')) !== words) return undefined
  const value = isAlone ? next : marked === '' ? textAfter(text, words) : text.slice(marked.length).trim()
  if (value.length >= maxTimeLength || !hasUnit(value)) return undefined
  const isUnderstood = readMinutes(value) !== undefined
  const isTime = /\p{N}/u.test(value) || (!isAlone && saysTime.test(words))
  return isUnderstood || (isTime && (isAlone || marked !== '')) ? { name, value, isUnderstood } : undefined
}

const beforeColon = /^([^:：\p{N}]*)[:：]/u
const hasUnit = (text: string): boolean => /\p{L}|\d['′:]/u.test(text)
const saysTime = /time|zeit|temps|duree|tiempo|tempo|tijd|tid|czas|ido|cas|muda|時間/u

function yieldIn({ text, folded, next }: Statement, label: FactLabel | undefined): string | undefined {
  if (countedIn(folded) === folded) return text
  if (label?.name !== 'yield') return undefined
  const value = label.words === folded ? next : text
  if (value.length >= 60 || /\d\s*(?:min|h\b|g\b|kcal|ml|°)/i.test(value)) return undefined
  const isCounted =
    label.words.length < 5
      ? isCountAfter(folded, label.words)
      : /\p{Nd}/u.test(value) || isCountedInWords(value, label.words)
  if (!isCounted) return undefined
  return readServings(value) === undefined ? undefined : value.replace(/[.,;!]+$/, '')
}

/** True for "For 4 people" and "for 4", false for "for 3 days". */
const isCountAfter = (folded: string, label: string): boolean => {
  const count = folded.slice(label.length + 1)
  return /^\p{Nd}+(?: \p{Nd}+)?$/u.test(count) || countedIn(count) !== undefined
}

/** True for "Serves four". */
const isCountedInWords = (text: string, label: string): boolean =>
  readServings(/^\p{L}+/u.exec(textAfter(text, label))?.[0] ?? '') !== undefined
