import { readLeading, skipMarks } from './find-measure.ts'
import type { LanguageWords, UnitName } from './languages/language-words.ts'
import { skipAbout } from './measures.ts'
import type { MeasureAt } from './plain-measure.ts'
import { inflectUnit } from './unit-forms.ts'
import { skipHeaped, skipOf } from './unit-words.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** Units that often begin a line without 'of'. Other units need it, because a 'glass jar' is not a glass, and 'tin foil' is not a tin. */
const rough = new Set<UnitName>([
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'handful',
  'bunch',
  'sprig',
  'knob',
  'drop',
])

/**
 * Returns the unit that begins a line without a number: 'Pinch of salt' means one pinch, and its number can be written before it.
 * Returns 'unsure' for 'Sprigs of mint' and 'piece ginger', which do not say how many are meant. Undefined if the line does not
 * begin with a unit alone.
 */
export function readUnitAlone(
  line: string,
  reading: Reading,
  words: LanguageWords,
): MeasureAt | 'unsure' | undefined {
  const { tokens } = reading
  const start = skipMarks(reading)
  if (findPhrase(reading.words.some, tokens, skipAbout(reading, start))) return undefined
  const lead = readLeading(reading, start)
  if (!lead?.measure?.unit || lead.measure.amount) return undefined
  const { at, end } = lead
  const from = skipHeaped(reading, at)
  const unit = findPhrase(reading.words.units, tokens, from)
  if (unit?.end !== end || words.countsAfterNoun) return 'unsure'
  const written = line.slice(tokens[from]?.start, tokens[end - 1]?.end)
  const isMeasure = rough.has(unit.value) || skipOf(reading, end) > end
  if (!isMeasure || inflectUnit(written, 1, words) !== written) return 'unsure'
  const amount = { min: 1, max: 1 }
  return { at, parts: [{ amount, amountAt: [at, at], unit: unit.value, unitAt: [from, end] }], end }
}
