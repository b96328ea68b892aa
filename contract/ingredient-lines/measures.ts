import { isDash, isSlash } from './amounts.ts'
import { type Measure, readPlainMeasure } from './plain-measure.ts'
import type { Token } from './tokens.ts'
import { containers, lengths, measuring } from './unit-kinds.ts'
import { isEnd, maxSizes, readUnitAfterAmount, skipOf, type TokenSpan } from './unit-words.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/**
 * Reads the measure at a token with everything that belongs to it: '2 x 400 g tins', '60g/2oz', '1 lb 2 oz', '2 (14-ounce) cans',
 * '1 cup (240 ml)', '1 cup plus 2 tbsp'. If it has several units, the first one counts.
 */
export function readMeasure(reading: Reading, at: number): Measure | undefined {
  const first = readSum(reading, at)
  if (!first || (lengths.has(first.unit) && !isByLength(reading, first.end))) return undefined
  const measure = first.unit ? readSize(reading, readContent(reading, first)) : readCounted(reading, first)
  const others = skipEquivalents(reading, measure.end)
  return { ...measure, said: [...measure.said, ...others.said], end: others.end }
}

/** Reads a measure. Two amounts before one unit or food are added: '50 + 150 g sugar', '2 + 1 eggs'. */
function readSum(reading: Reading, at: number): Measure | undefined {
  const { tokens } = reading
  const first = readPlainMeasure(reading, at)
  if (!first?.amount || first.unit || tokens[first.end]?.word !== '+') return first
  const more = tokens[first.end + 1]?.figure ? readPlainMeasure(reading, first.end + 1) : undefined
  if (!more?.amount) return first
  const amount = { min: first.amount.min + more.amount.min, max: first.amount.max + more.amount.max }
  return { ...more, amount, parts: [...first.parts, ...more.parts] }
}

/** Foods that are bought by their length. For all other foods a length is a size: '12 inch pizza base'. */
const foodsByLength = new Set(
  'ginger gingerroot turmeric galangal lemongrass horseradish daikon cinnamon liquorice kombu cucumber leek chorizo ingwer kurkuma galgant zimtstange meerrettich gurke gingembre curcuma galanga cannelle jengibre canela gengibre zenzero cannella tangawizi mdalasini manjano'.split(
    ' ',
  ),
)

function isByLength(reading: Reading, at: number): boolean {
  const { tokens, words } = reading
  const { end } = skipEquivalents(reading, at)
  if (findPhrase(words.of, tokens, end) || readUnitAfterAmount(reading, end)) return true
  return tokens.some(({ word }) => foodsByLength.has(word))
}

/** True for the sign in '3 x', which multiplies what follows. */
export const isTimes = (token: Token | undefined): boolean => /^[x×*]$/.test(token?.word ?? '')

/** Reads what follows a count: '2 x 400 g tins', '1 (400 g) tin', 'two 14-ounce cans' have a size of each and a container. */
export function readCounted(reading: Reading, count: Measure): Measure {
  const { tokens } = reading
  const afterTimes = isTimes(tokens[count.end]) ? count.end + 1 : count.end
  const bracket = tokens[count.end]?.word === '('
  const start = bracket ? count.end + 1 : afterTimes
  const size = readPlainMeasure(reading, start)
  if (!size?.unit) return { ...count, end: afterTimes }
  const sizeEnd = skipEquivalents(reading, size.end).end
  const close = bracket && tokens[sizeEnd]?.word === ')' ? sizeEnd + 1 : sizeEnd
  const unit = readUnitAfterAmount(reading, close)
  const said = [...count.said, [start, sizeEnd] as const]
  if (!unit) return bracket ? count : { ...count, said, end: close }
  const measure = { ...count, unit: unit.value, unitAt: [unit.start, unit.end] as const }
  const parts = count.parts.map(part => ({ ...part, unit: unit.value, unitAt: measure.unitAt }))
  return { ...measure, said: [...said, ...unit.said], parts, end: unit.end }
}

/** Words between a thing and the size of each, besides those for 'of': '2 Dosen à 400 g', '4 tranci da 150 g'. */
const sizeWords = new Set('at a da je zu @'.split(' '))

/** Returns the token after a word that announces a size. Undefined if there is no such word. */
export const skipSizeWord = (reading: Reading, at: number): number | undefined => {
  const afterOf = skipOf(reading, at)
  if (afterOf > at) return afterOf
  return sizeWords.has(reading.tokens[at]?.word ?? '') ? at + 1 : undefined
}

/** Reads the size of what is counted: '2 boîtes de 400 g de tomates'. */
function readSize(reading: Reading, measure: Measure): Measure {
  const start = measure.unit && measuring.has(measure.unit) ? undefined : skipSizeWord(reading, measure.end)
  const size = start === undefined ? undefined : readPlainMeasure(reading, skipAbout(reading, start))
  if (start === undefined || !size?.unit || !measuring.has(size.unit)) return measure
  // '4 filetes de 150 g' means four fillets.
  if (isEnd(reading.tokens[size.end]) && reading.tokens[size.end]?.word !== ',') {
    const [part] = measure.parts
    const only = { amount: measure.amount, unit: undefined, unitAt: undefined }
    const parts = part ? [{ ...part, unit: undefined, unitAt: undefined }] : []
    return { ...measure, ...only, parts, end: part?.amountAt[1] ?? measure.end }
  }
  return { ...measure, said: [...measure.said, [start, size.end]], end: size.end }
}

/**
 * Reads the container or piece after an amount, so that it is not taken for a second food: '400 g can tomatoes', '5 cm piece of
 * ginger'.
 */
function readContent(reading: Reading, measure: Measure): Measure {
  if (!measure.unit || !measuring.has(measure.unit)) return measure
  const others = skipEquivalents(reading, measure.end)
  const said = [...measure.said, ...others.said]
  const unit = readUnitAfterAmount(reading, others.end)
  const isLength = lengths.has(measure.unit)
  if (!unit || !(containers.has(unit.value) || isLength)) return { ...measure, said, end: others.end }
  return { ...measure, said: isLength ? said : [...said, [unit.start, unit.end]], end: unit.end }
}

/** The most equivalents in other units that may follow a measure. */
const maxEquivalents = 4

const minusWords = new Set('minus less moins menos meno weniger abzuglich kasoro'.split(' '))

/**
 * Returns the token after a word or sign that joins an amount to the one before: 'plus', 'or', '/', 'to'. Undefined if none
 * stands here.
 */
export function skipJoin({ tokens, words }: Reading, at: number): number | undefined {
  const start = tokens[at]?.word === ',' ? at + 1 : at
  const word = findPhrase(words.and, tokens, start) ?? findPhrase(words.or, tokens, start)
  if (word) return word.end
  if (minusWords.has(tokens[start]?.word ?? '')) return start + 1
  if (start > at) return undefined
  const isMark = isSlash(tokens[at]) || isDash(tokens[at]) || /^[|+=]$/.test(tokens[at]?.word ?? '')
  return isMark ? at + 1 : findPhrase(words.to, tokens, at)?.end
}

/** Skips the same amount in other units, or an addition to it: '/2oz', '| 60 ml', '+ 1 tbsp', ', 240 ml,'. */
function skipEquivalents(reading: Reading, at: number): { end: number; said: readonly TokenSpan[] } {
  const { tokens } = reading
  const said: TokenSpan[] = []
  let end = at
  for (let count = 0; count < maxEquivalents; count += 1) {
    const join = skipJoin(reading, end)
    const isComma = tokens[end]?.word === ',' && join === undefined
    const start = isComma ? end + 1 : (join ?? end)
    const other = readPlainMeasure(reading, skipAbout(reading, start))
    if (!other?.unit || !measuring.has(other.unit)) break
    if (isComma && tokens[other.end]?.word !== ',') break
    const first = tokens[end]?.word === ',' ? end + 1 : end
    said.push([/^[\p{L}+]/u.test(tokens[first]?.word ?? '') ? first : start, other.end])
    end = other.end
  }
  return { end, said }
}

export function skipAbout({ tokens, words }: Reading, at: number): number {
  let end = at
  for (let count = 0; count < maxSizes; count += 1) {
    const isMark = /^[~≈±]$/.test(tokens[end]?.word ?? '')
    if (isMark || (isTimes(tokens[end]) && tokens[end + 1]?.figure)) end += 1
    end = findPhrase(words.about, tokens, end)?.end ?? end
  }
  return end
}
