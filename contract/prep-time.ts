import * as limits from './limits.ts'
import { fractions, numberWords } from './time-words.ts'

/**
 * Parses a free-text preparation time to whole minutes.
 * '1 hour 30 min' → 90, '1h30' → 90, '90' → 90, '1.5 hours' → 90, '1:30' → 90, 'PT1H30M' → 90, '30-40 min' → 40.
 * Several times in one text add up: '20 minutes + 1 hour'. Undefined where there is no time in it ('overnight'), or more than
 * a year, which is no time that a recipe takes.
 */
export function parsePrepTime(text: string): number | undefined {
  const words = normalizeNumbers(text.slice(0, limits.maxPrepTimeLength).toLowerCase().trim())
  const clock = /^(\d{1,2}):([0-5]\d)(?:\s*h(?:ours?|rs?)?)?$/.exec(words)
  if (clock) return Number(clock[1]) * minutesPerHour + Number(clock[2])
  if (/^\d{1,5}(?:\.\d+)?$/.test(words)) return Math.round(Number(words))
  const durations = [...words.matchAll(durationPattern)]
  if (durations.length === 0) return undefined
  const minutes = Math.round(durations.reduce((sum, match) => sum + minutesOf(match), 0))
  return minutes > minutesPerYear ? undefined : minutes
}

const minutesPerHour = 60
const minutesPerDay = 1440
const minutesPerYear = 366 * minutesPerDay

const amount = String.raw`(\d{1,5}(?:\.\d+)?)`
const range = String.raw`(?:\d+(?:\.\d+)?\s*(?:-|to)\s*)?${amount}`
const unit = '(d(?:ays?)?|h(?:ours?|rs?|r)?|m(?:in(?:ute)?s?|ns?)?|s(?:ec(?:ond)?s?)?)'
/** A number with its unit, and minutes that follow an hour without a unit: '1h30'. */
const durationPattern = new RegExp(
  String.raw`${range}\s*-?\s*${unit}\.?(?![a-z](?!\d))(?:(?<=h)\s*(\d{1,2})(?!\d|\.|\s*[a-z]))?`,
  'g',
)

function minutesOf([, count = '0', name = 'm', trailing]: RegExpExecArray): number {
  const value = Number(count)
  if (name.startsWith('d')) return value * minutesPerDay
  if (name.startsWith('h')) return value * minutesPerHour + Number(trailing ?? 0)
  return name.startsWith('s') ? value / minutesPerHour : value
}

const spelledNumbers: Record<string, number> = { half: 0.5, a: 1, ...numberWords }
const spelledAmount = new RegExp(
  String.raw`\b(${Object.keys(spelledNumbers).join('|')})(?=\s+(?:hours?|days?|minutes?)\b)`,
  'g',
)
/** '½' → '.5', '⅔' → '.6667' */
const decimalsOf = (mark: string) => String(Number((fractions[mark] ?? 0).toFixed(4))).slice(1)

/** Normalises ½, '1 1/2', 'half an hour', ISO 8601's PT and other dashes to the form that the patterns match. */
function normalizeNumbers(text: string): string {
  return text
    .replace(/^p(?:(\d+d))?t?(?=\d|$)/, '$1')
    .replace(/[–—−]/g, '-')
    .replace(/(\d)\s*([½¼¾⅓⅔])/g, (_, whole: string, part: string) => `${whole}${decimalsOf(part)}`)
    .replace(/[½¼¾⅓⅔]/g, part => `0${decimalsOf(part)}`)
    .replace(
      /(?:(\d+)\s+)?(\d+)\s*\/\s*([1-9]\d*)(?=\s*(?:h|m|d))/g,
      (_, whole: string | undefined, top: string, bottom: string) =>
        String(Number(whole ?? 0) + Number(top) / Number(bottom)),
    )
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/\bhalf\s+an?\s+hour\b/g, '30 min')
    .replace(
      /\b(\w+)\s+and\s+a\s+half\s+hours?\b/g,
      (_, whole: string) => `${Number(spelledNumbers[whole] ?? whole) + 0.5} h`,
    )
    .replace(spelledAmount, word => String(spelledNumbers[word]))
}
