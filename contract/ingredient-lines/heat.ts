import { type Amount, isDash } from './amounts.ts'
import type { Found, Reading } from './vocabulary.ts'

const degreeWords = new Set(
  '° º ˚ degree degrees deg grad degre degres grado grados grau graus gradi'.split(' '),
)
const scales = new Map<string, '°C' | '°F'>([
  ...(['c', 'celsius', '℃'] as const).map(word => [word, '°C'] as const),
  ...(['f', 'fahrenheit', '℉'] as const).map(word => [word, '°F'] as const),
])
/** From this number on, a number with a letter alone ('180 C') is a temperature. A smaller one may be in cups. */
const minLetterDegrees = 40

type Heat = { amount: Amount; unit: '°C' | '°F' | '°'; end: number }

/** Reads the temperature that an amount is part of. The unit is `°` if the line does not say the scale. */
export function readHeat({ tokens }: Reading, amount: Found<Amount>): Heat | undefined {
  const at = isDash(tokens[amount.end]) ? amount.end + 1 : amount.end
  const word = tokens[at]?.word ?? ''
  const scale = scales.get(word)
  if (scale && amount.value.max >= minLetterDegrees) return { amount: amount.value, unit: scale, end: at + 1 }
  if (!degreeWords.has(word)) return undefined
  const named = scales.get(tokens[at + 1]?.word ?? '')
  return { amount: amount.value, unit: named ?? '°', end: named ? at + 2 : at + 1 }
}
