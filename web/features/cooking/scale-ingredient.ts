import { formatQuantity } from 'format-quantity'
import type { LanguageWords } from '#contract/ingredient-lines/languages/language-words.ts'
import { inflectUnit } from '#contract/ingredient-lines/unit-forms.ts'
import { wordsForLines } from '#contract/ingredient-lines/words-of-lines.ts'
import {
  findWrittenMeasure,
  type Span,
  type WrittenAmount,
} from '#contract/ingredient-lines/written-measure.ts'

/** A line of ingredients in two: how much, and of what. */
export type ScaledIngredient = { amount: string; rest: string }
export type ScaleIngredient = (line: string, factor: number) => ScaledIngredient | undefined

type Change = { at: Span; text: string }

/** For the lines of one recipe, in their language; rejects if that does not load. */
export async function scalerFor(lines: readonly string[]): Promise<ScaleIngredient> {
  const wordsOf = await wordsForLines(lines)
  return (line, factor) => scaleIngredient(line, factor, wordsOf(line))
}

/** Undefined where the line does not begin with an amount that can be read: it is then shown as it was written. */
export function scaleIngredient(
  line: string,
  factor: number,
  words: LanguageWords,
): ScaledIngredient | undefined {
  const measure = findWrittenMeasure(line, words)
  if (!measure) return undefined
  const { amounts, decimalSign, end } = measure
  const scaling = { line, factor, words, decimalSign }
  const changes = factor === 1 ? [] : amounts.flatMap(written => changesOf(written, scaling))
  const amount = rewrite(line, changes, [0, end]).trimEnd()
  const rest = rewrite(line, changes, [end, line.length])
  return factor !== 1 || `${amount} ${rest}` === line ? { amount, rest } : undefined
}

type Scaling = { line: string; factor: number; words: LanguageWords; decimalSign: string }

function changesOf(written: WrittenAmount, { line, factor, words, decimalSign }: Scaling): Change[] {
  const { amountAt, unitAt, isMetric, amount } = written
  const figure = (value: number) =>
    (isMetric ? undefined : formatQuantity(value, true)) ?? formatDecimal(value).replace('.', decimalSign)
  const [from, to] = [amount.min * factor, amount.max * factor]
  const figures = { at: amountAt, text: from === to ? figure(from) : `${figure(from)}–${figure(to)}` }
  if (!unitAt) return [figures]
  const unit = { at: unitAt, text: inflectUnit(line.slice(...unitAt), to, words) }
  return unitAt[0] < amountAt[0] ? [unit, figures] : [figures, unit]
}

/** This part of the line, with what is changed in it. */
function rewrite(line: string, changes: readonly Change[], [from, to]: Span): string {
  let text = ''
  let read = from
  for (const { at, text: changed } of changes) {
    if (at[0] < read || at[1] > to) continue
    text += line.slice(read, at[0]) + changed
    read = at[1]
  }
  return text + line.slice(read, to)
}

/** Kitchen scales show whole grams; below ten a tenth can matter. */
const formatDecimal = (value: number): string =>
  String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)))
