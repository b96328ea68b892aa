import { type Amount, isDash, isSlash, readAmount, readFractionWords } from './amounts.ts'
import type { UnitName } from './languages/language-words.ts'
import type { Token } from './tokens.ts'
import { type Found, findPhrase, type Phrases, type Vocabulary } from './vocabulary.ts'

export type Reading = { tokens: readonly Token[]; words: Vocabulary }

/** How much of something; the unit's own token or tokens, for whoever writes another amount in their place. */
export type Measure = {
  amount: Amount | undefined
  unit: UnitName | undefined
  unitAt: [number, number] | undefined
  end: number
}

/** So many words may stand between an amount and its unit: '2 heaped large tablespoons'. */
const maxSizes = 3

/** Units that measure, beside those that count things and are things themselves: '4 cloves' are four cloves. */
export const measuring: ReadonlySet<UnitName> = new Set<UnitName>([
  'g',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
  'cm',
  'inch',
  'tsp',
  'tbsp',
  'dessertspoon',
  'cup',
  'oz',
  'fl oz',
  'lb',
  'pint',
  'quart',
])
const lengths = new Set<UnitName | undefined>(['cm', 'inch'])
/** What is in it may have a size: '400 g can', '2 6-ounce fillets'. */
const containers = new Set<UnitName>([
  'can',
  'jar',
  'package',
  'piece',
  'bottle',
  'box',
  'bag',
  'tub',
  'block',
  'bar',
  'ball',
  'carton',
  'fillet',
  'punnet',
  'tube',
  'loaf',
  'stick',
  'strip',
  'roll',
])

export const skipSizes = (reading: Reading, at: number): number => skipMany(reading, reading.words.sizes, at)

/** What stands before a unit: sizes, and how full a spoon is. */
export const skipHeaped = (reading: Reading, at: number): number =>
  skipMany(reading, reading.words.heaped, at)

function skipMany({ tokens }: Reading, phrases: Phrases<true>, at: number): number {
  let end = at
  for (let count = 0; count < maxSizes; count += 1) end = findPhrase(phrases, tokens, end)?.end ?? end
  return end
}

export const skipOf = ({ tokens, words }: Reading, at: number): number =>
  findPhrase(words.of, tokens, at)?.end ?? at

/** A size in brackets has so many words. */
const maxBracketWords = 12

const skipBracket = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.word !== '(') return at
  const close = tokens.slice(at, at + maxBracketWords).findIndex(({ word }) => word === ')')
  return close === -1 ? at : at + close + 1
}

const isEnd = (token: Token | undefined): boolean => token === undefined || /^[,;(:]$/.test(token.word)

/** A unit at a token; one that counts needs something to count after it. */
export function readUnit(reading: Reading, at: number): Found<UnitName> | undefined {
  const { tokens, words } = reading
  const found = findPhrase(words.units, tokens, at)
  if (!found) return undefined
  if (tokens[at]?.end === tokens[found.end]?.start && isDash(tokens[found.end])) return undefined
  const next = tokens[found.end]?.word ?? ''
  if (words.kinds.some(([other, unit]) => other === next && unit === tokens[at]?.word)) return undefined
  return measuring.has(found.value) || !isEnd(tokens[skipBracket(tokens, found.end)]) ? found : undefined
}

function readUnitAfterAmount(
  reading: Reading,
  at: number,
): (Found<UnitName> & { start: number }) | undefined {
  const hyphen = isDash(reading.tokens[at]) ? at + 1 : at
  for (const start of [hyphen, skipOf(reading, hyphen)]) {
    const found = readUnit(reading, start)
    if (found) return { ...found, start }
  }
  const afterSizes = skipHeaped(reading, hyphen)
  const sized = afterSizes > hyphen ? readUnit(reading, afterSizes) : undefined
  return sized && { ...sized, start: afterSizes }
}

/** An amount and its unit at a token, without what may follow of the same in other units. */
export function readPlainMeasure(reading: Reading, at: number): Measure | undefined {
  const amount = readAmount(reading, at)
  if (!amount) return readUnitFirst(reading, at)
  const unit = readUnitAfterAmount(reading, amount.end)
  if (!unit) return { amount: amount.value, unit: undefined, unitAt: undefined, end: amount.end }
  const half = readFractionWords(reading, unit.end)
  const ounces = unit.value === 'lb' ? readOunces(reading, unit.end) : undefined
  const more = half ?? (ounces && { value: ounces.value / ouncesPerPound, end: ounces.end })
  return {
    amount: more ? plus(amount.value, more.value) : amount.value,
    unit: unit.value,
    unitAt: [unit.start, unit.end],
    end: more?.end ?? unit.end,
  }
}

const ouncesPerPound = 16

/** '1 lb 8 oz' is one amount. */
function readOunces(reading: Reading, at: number): Found<number> | undefined {
  const amount = readAmount(reading, at)
  const unit = amount && readUnitAfterAmount(reading, amount.end)
  return unit?.value === 'oz' ? { value: amount?.value.max ?? 0, end: unit.end } : undefined
}

const plus = ({ min, max }: Amount, more: number): Amount => ({ min: min + more, max: max + more })

/** 'vikombe 2 vya', 'g 500 di': the unit before its number, and in Swahili which spoon it is after it. */
function readUnitFirst(reading: Reading, at: number): Measure | undefined {
  const { tokens, words } = reading
  const unit = findPhrase(words.units, tokens, at)
  if (!unit) return undefined
  const amount = readAmount(reading, unit.end)
  if (!amount) return undefined
  const half = readFractionWords(reading, amount.end)
  const value = half ? plus(amount.value, half.value) : amount.value
  const end = half?.end ?? amount.end
  const full = readSplitUnit(reading, [at, unit.end], end)
  return { amount: value, unit: full?.value ?? unit.value, unitAt: [at, unit.end], end: full?.end ?? end }
}

/** 'vijiko 3 vya chai' has the unit 'vijiko vya chai', around the number. */
function readSplitUnit(
  { tokens, words }: Reading,
  [start, end]: [number, number],
  after: number,
): Found<UnitName> | undefined {
  const joined = [...tokens.slice(start, end), ...tokens.slice(after, after + 2)]
  const full = findPhrase(words.units, joined, 0)
  return full && full.end > end - start
    ? { value: full.value, end: after + full.end - (end - start) }
    : undefined
}

/**
 * The measure at a token with all that belongs to it: '2 x 400 g tins', '60g/2oz', '1 lb 2 oz', '2 (14-ounce) cans',
 * '1 cup (240 ml)', '1 cup plus 2 tbsp'. Of several units the first is its unit.
 */
export function readMeasure(reading: Reading, at: number): Measure | undefined {
  const first = readPlainMeasure(reading, at)
  if (!first) return undefined
  const measure = first.unit ? readContent(reading, first) : readCounted(reading, first)
  return { ...measure, end: skipEquivalents(reading, measure.end) }
}

/** '2 x 400 g tins', '1 (400 g) tin', 'two 14-ounce cans': a count, the size of each, and what it is in. */
function readCounted(reading: Reading, count: Measure): Measure {
  const { tokens } = reading
  const isTimes = /^[x×*]$/.test(tokens[count.end]?.word ?? '')
  const bracket = tokens[count.end]?.word === '('
  const size = readPlainMeasure(reading, isTimes || bracket ? count.end + 1 : count.end)
  if (!size?.unit) return count
  const sizeEnd = skipEquivalents(reading, size.end)
  const close = bracket && tokens[sizeEnd]?.word === ')' ? sizeEnd + 1 : sizeEnd
  const unit = readUnitAfterAmount(reading, close)
  if (unit) return { amount: count.amount, unit: unit.value, unitAt: [unit.start, unit.end], end: unit.end }
  return bracket ? count : { ...count, end: close }
}

/** '400 g can tomatoes', '5 cm piece of ginger': the can is not a second food. */
function readContent(reading: Reading, measure: Measure): Measure {
  if (!measure.unit || !measuring.has(measure.unit)) return measure
  const after = skipEquivalents(reading, measure.end)
  const unit = readUnitAfterAmount(reading, after)
  if (!unit || !(containers.has(unit.value) || lengths.has(measure.unit))) return { ...measure, end: after }
  return { ...measure, end: unit.end }
}

/** So many other units may follow one. */
const maxEquivalents = 4

/** The same amount in other units: '/2oz', '| 60 ml', '+ 1 tbsp'. */
function skipEquivalents(reading: Reading, at: number): number {
  const { tokens, words } = reading
  let end = at
  for (let count = 0; count < maxEquivalents; count += 1) {
    const isBracket = tokens[end]?.word === '('
    const isJoined = isSlash(tokens[end]) || /^[|+=]$/.test(tokens[end]?.word ?? '')
    const start =
      isBracket || isJoined
        ? end + 1
        : (findPhrase(words.and, tokens, end)?.end ?? findPhrase(words.or, tokens, end)?.end ?? end)
    const other = readPlainMeasure(reading, skipAbout(reading, start))
    if (!other?.unit || !measuring.has(other.unit)) return end
    if (isBracket) return end
    end = other.end
  }
  return end
}

export function skipAbout({ tokens, words }: Reading, at: number): number {
  let end = at
  for (let count = 0; count < maxSizes; count += 1) {
    if (/^[~≈±]$/.test(tokens[end]?.word ?? '')) end += 1
    end = findPhrase(words.about, tokens, end)?.end ?? end
  }
  return end
}
