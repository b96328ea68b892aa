import { vulgarFractions } from './amounts.ts'

/** Fractions that measuring cups and spoons show. There is none for a seventh. */
const shown = new Set('¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞')
const fractions = [...vulgarFractions].filter(([sign]) => shown.has(sign))
/** Fractions that have no sign, because they are smaller than the smallest sign. */
const small = [
  ['1/12', 1 / 12],
  ['1/16', 1 / 16],
] as const

/** Returns a number with a sign for its fraction: '1½'. Undefined if no fraction is within `nearness`. */
function withFraction(value: number, nearness: number): string | undefined {
  const whole = Math.floor(value + nearness)
  const part = value - whole
  if (Math.abs(part) <= nearness && whole > 0) return String(whole)
  const [sign] = fractions.find(([, share]) => Math.abs(share - part) <= nearness) ?? []
  if (sign) return whole > 0 ? `${whole}${sign}` : sign
  return small.find(([, share]) => Math.abs(share - value) <= Math.min(nearness, 0.001))?.[0]
}

/** Writes a scaled number of cups, spoons or things, rounded as a cook would: '1½', '⅔' for 0.66, '0.3'. */
export const writeRounded = (value: number): string => withFraction(value, 0.008) ?? writeDecimal(value)

/** Writes a number as kitchen scales show it: whole from ten on. Below ten a tenth can matter. */
export const writeDecimal = (value: number, digits = 2): string =>
  String(value >= 10 ? Math.round(value) : Number(value.toPrecision(digits)))

/** Writes a number that somebody else wrote, to three decimal places: '1½', '112.25'. */
export const writeNumber = (value: number): string =>
  withFraction(value, 0.0015) ?? String(Number(value.toFixed(3)))
