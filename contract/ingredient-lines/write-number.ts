import { vulgarFractions } from './amounts.ts'

/** What a measuring cup or spoon shows; of a seventh there is none. */
const shown = new Set('¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞')
const fractions = [...vulgarFractions].filter(([sign]) => shown.has(sign))
/** Fractions that are smaller than the smallest sign. */
const small = [
  ['1/12', 1 / 12],
  ['1/16', 1 / 16],
] as const

/** A number with a sign for its fraction, '1½'; undefined where it is not so near to one. */
function withFraction(value: number, nearness: number): string | undefined {
  const whole = Math.floor(value + nearness)
  const part = value - whole
  if (Math.abs(part) <= nearness && whole > 0) return String(whole)
  const [sign] = fractions.find(([, share]) => Math.abs(share - part) <= nearness) ?? []
  if (sign) return whole > 0 ? `${whole}${sign}` : sign
  return small.find(([, share]) => Math.abs(share - value) <= Math.min(nearness, 0.001))?.[0]
}

/** A scaled number of cups, spoons or things, rounded as a cook would: '1½', '⅔' for 0.66, '0.3'. */
export const writeRounded = (value: number): string => withFraction(value, 0.008) ?? writeDecimal(value)

/** Kitchen scales show whole grams; below ten a tenth can matter. */
export const writeDecimal = (value: number, digits = 2): string =>
  String(value >= 10 ? Math.round(value) : Number(value.toPrecision(digits)))

/** A number as somebody else has written it, to three digits: '1½', '112.25'. */
export const writeNumber = (value: number): string =>
  withFraction(value, 0.0015) ?? String(Number(value.toFixed(3)))
