import { toDigitsOf } from '../plain-figures.ts'
import type { LanguageWords, UnitName } from './languages/language-words.ts'
import { hasCapitalNouns, inflectJoint, inflectUnit } from './unit-forms.ts'
import { writeDecimal, writeRounded } from './write-number.ts'
import { findWrittenMeasure, type Numerals, type Span, type WrittenAmount } from './written-measure.ts'

/**
 * A line of ingredients whose main amount is set apart; `amount` is '' if there is none. The three texts together are the whole
 * line. `isUnderstood` is false if the line has a number or an amount that was left as it is written.
 */
export type ScaledLine = { before: string; amount: string; rest: string; isUnderstood: boolean }

type Change = { at: Span; text: string }

export function scaleLine(line: string, factor: number, words: LanguageWords): ScaledLine {
  const measure = findWrittenMeasure(line, words)
  if (!measure) return { before: line, amount: '', rest: '', isUnderstood: false }
  const { amounts, numerals, mainAt = [line.length, line.length] as const } = measure
  const scaling = { line, factor, words, numerals }
  const changes = factor === 1 ? [] : amounts.flatMap((_, index) => changesOf(amounts, index, scaling))
  const [from, to] = mainAt
  return {
    before: rewrite(line, changes, [0, from]),
    amount: rewrite(line, changes, [from, to]),
    rest: rewrite(line, changes, [to, line.length]),
    isUnderstood: true,
  }
}

type Scaling = { line: string; factor: number; words: LanguageWords; numerals: Numerals }

/** How many digits a metric amount below ten shows. A thousandth of a kilo can be weighed. */
const metricDigits: Partial<Record<UnitName, number>> = {
  g: 2,
  mg: 2,
  ml: 2,
  cl: 2,
  dl: 2,
  cm: 2,
  kg: 3,
  l: 3,
}

function changesOf(amounts: readonly WrittenAmount[], index: number, scaling: Scaling): Change[] {
  const written = amounts[index]
  if (!written || written.partOf) return []
  const next = amounts[index + 1]
  if (next?.partOf) return changesOfSum(written, next, scaling)
  const { factor } = scaling
  return changesTo(written, [written.amount.min * factor, written.amount.max * factor], scaling)
}

function changesTo(written: WrittenAmount, [from, to]: Span, scaling: Scaling): Change[] {
  const { line, words, numerals } = scaling
  const { amountAt, halfAt, unitAt } = written
  const digits = written.unit && metricDigits[written.unit]
  const figure = (value: number) => {
    const text = digits ? writeDecimal(value, digits) : writeRounded(value)
    return toDigitsOf(numerals.zero, text.replace('.', numerals.decimalSign))
  }
  const isJoined = /\p{L}-$/u.test(line.slice(...amountAt))
  const text = from === to ? figure(from) : `${figure(from)}–${figure(to)}`
  const isUnitAlone = amountAt[0] === amountAt[1]
  // 'une demi-gousse' is one word, so a blank is added after the figure.
  const figures = { at: amountAt, text: isJoined || isUnitAlone ? `${text} ` : text }
  const beforeHalf = Math.max(amountAt[1], unitAt?.[1] ?? 0)
  const half = halfAt ? [{ at: [beforeHalf, halfAt[1]] as const, text: '' }] : []
  if (!unitAt) return [figures, ...half]
  // The unit of a '12-ounce bottle' stays in the singular, so only the figure changes.
  if (/^[-–‐‑]/.test(line.slice(amountAt[1]))) return [figures, ...half]
  const writtenUnit = line.slice(...unitAt)
  const begunWith = isUnitAlone && !hasCapitalNouns(words) ? writtenUnit.toLowerCase() : writtenUnit
  const unit = { at: unitAt, text: inflectUnit(begunWith, to, words) }
  const joints = jointsOf(written, to, scaling)
  if (unitAt[0] < amountAt[0]) return [unit, figures, ...half, ...joints]
  // '¾ de taza' becomes '1½ tazas', without the 'de'.
  const between = [amountAt[1], unitAt[0]] as const
  const isOf = to >= 1 && /^\s(?:de|of|di)\s$/.test(line.slice(...between))
  return [figures, ...(isOf ? [{ at: between, text: ' ' }] : []), unit, ...half, ...joints]
}

/** Returns the changes to words that agree with a unit in Swahili: 'kijiko 1 cha chai cha chumvi', 'vijiko 2 vya chai vya chumvi'. */
function jointsOf({ amountAt, halfAt, unitAt }: WrittenAmount, count: number, scaling: Scaling): Change[] {
  const { line, words } = scaling
  if (!unitAt || !words.joints) return []
  const start = Math.max(amountAt[1], halfAt?.[1] ?? 0, unitAt[1])
  const after = /^(\s+)(\p{L}+)(?:(\s+\p{L}+\s+)(\p{L}+))?/u.exec(line.slice(start))
  if (!after) return []
  const [, blank = '', first = '', between = '', second = ''] = after
  const unit = line.slice(...unitAt)
  const firstAt = start + blank.length
  const secondAt = firstAt + first.length + between.length
  const changed = inflectJoint(first, { unit, count, words })
  if (changed === undefined) return []
  const again = inflectJoint(second, { unit, count, words })
  return [
    { at: [firstAt, firstAt + first.length], text: changed },
    ...(again === undefined ? [] : [{ at: [secondAt, secondAt + second.length] as const, text: again }]),
  ]
}

/** Returns the changes to an amount in two units: '1 lb 8 oz' doubled is 3 lb, halved it is 12 oz. */
function changesOfSum(large: WrittenAmount, small: WrittenAmount, scaling: Scaling): Change[] {
  const { partOf: count = 1 } = small
  const sum = (large.amount.max * count + small.amount.max) * scaling.factor
  const whole = Math.floor(sum / count + 1e-9)
  const rest = Math.max(0, sum - whole * count)
  const largeEnd = large.unitAt?.[1] ?? large.amountAt[1]
  const smallEnd = small.unitAt?.[1] ?? small.amountAt[1]
  // In '1 kg 500' the grams have no written unit.
  if (!small.unitAt) {
    const all = changesTo(large, [sum / count, sum / count], scaling)
    return [...all, { at: [largeEnd, smallEnd], text: '' }]
  }
  if (whole === 0)
    return [
      { at: [large.amountAt[0], small.amountAt[0]], text: '' },
      ...changesTo(small, [rest, rest], scaling),
    ]
  const larges = changesTo(large, [whole, whole], scaling)
  return rest < 0.05
    ? [...larges, { at: [largeEnd, smallEnd], text: '' }]
    : [...larges, ...changesTo(small, [rest, rest], scaling)]
}

/** Returns the given part of the line with the changes inside it applied. */
function rewrite(line: string, changes: readonly Change[], [from, to]: Span): string {
  let text = ''
  let read = from
  for (const { at, text: changed } of changes) {
    if (at[0] < read || at[0] >= to || at[1] > to) continue
    text += line.slice(read, at[0]) + changed
    read = at[1]
  }
  return text + line.slice(read, to)
}
