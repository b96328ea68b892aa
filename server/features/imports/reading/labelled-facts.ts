import { countedIn, type FactLabel, isOfPeople, labelOf } from './fact-labels.ts'
import type { PageLine } from './page-lines.ts'
import { foldHeading } from './section-words.ts'
import { statementsIn, textAfter } from './statements.ts'
import { readMinutes, readTimes, type Times } from './times.ts'
import { readServings } from './yields.ts'

/** What a page says beside a label: "Serves 4", "Prep time: 20 min". */
export type LabelledFacts = Times & {
  yields: string[]
}

/** In a longer line nobody looks for a fact. */
const maxLength = 300
/** A longer one is prose, in which more than labels begins with their words. */
const maxFactLength = 90

type Found = { prep?: string; cook?: string; total?: string; yield?: string }

/** Reads the first of each on the page; a label's value follows it, in its line or the next. */
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

/** A time that is not understood is kept in its words where its label says that it is one. */
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

/** "For 4 people", "for 4"; "for 3 days" is none. */
const isCountAfter = (folded: string, label: string): boolean => {
  const count = folded.slice(label.length + 1)
  return /^\p{Nd}+(?: \p{Nd}+)?$/u.test(count) || countedIn(count) !== undefined
}

/** "Serves four" */
const isCountedInWords = (text: string, label: string): boolean =>
  readServings(/^\p{L}+/u.exec(textAfter(text, label))?.[0] ?? '') !== undefined
