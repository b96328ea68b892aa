import { vulgarFractions } from '#contract/ingredient-lines/amounts.ts'
import { toPlainFigures } from '#contract/plain-figures.ts'

export type Yield = { servings: number | undefined; yield: string | undefined }

const maxLength = 300

/** Numbers from one on in several languages. A dash replaces a number that is a different word in another language: 'en', 'to'. */
const counting = [
  'one two three four five six seven eight nine ten eleven twelve',
  'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'une deux trois quatre cinq six sept huit neuf dix onze douze',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  'uma duas três quatro cinco seis sete oito nove dez onze doze',
  'één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  '- två tre fyra fem sex sju åtta nio tio elva tolv',
  'ett - tre fire fem seks sju otte ni ti elleve tolv',
  'moja mbili tatu nne tano sita saba nane tisa kumi',
  'mmoja wawili watatu wanne watano sita saba wanane',
]
const numberWords = new Map([
  ...['ein', 'einen', 'un', 'um'].map(word => [word, 1] as const),
  ...counting.flatMap(list => list.split(' ').map((word, index) => [word, index + 1] as const)),
])
const dozen = 'dozens?|dutzend|douzaines?|docenas?|dozzin[ae]|dúzias?|dozijn|dussin|dazeni'
const isDozen = new RegExp(`^(?:${dozen})$`, 'u')
/** Swahili writes the number last: 'dazeni 2'. */
const dozenBefore = /(?<!\p{L})dazeni\s+([\p{L}\d]+)/giu
/** After more words than these, a number in words is part of prose, and may count something else. */
const maxWordsBefore = 4

const dozens = String.raw`\s*(?:${dozen})(?!\p{L})`
const fractions = `[${[...vulgarFractions.keys()].join('')}]`
const figure = String.raw`\d+(?:[.,]\d+)?`
const share = String.raw`\d+\s*[/⁄]\s*\d+|${fractions}`
const number = String.raw`(?<![\d.,/])(?:${figure}\s+(?=${share})|${figure}(?=${fractions}))?(?:${share}|${figure})`
const days =
  'days?|weeks?|months?|tagen?|wochen?|jours?|semaines?|d[ií]as?|semanas?|giorni|settimane|dagen|weken|siku|wiki'
const isDays = new RegExp(`^(?:${days})$`, 'u')
const length =
  '(?:mm|cm|centimet(?:er|re)s?|inch(?:es)?|(?<=[\\d-])in|zoll|pouces?|pulgadas?|polegadas?|pollici|(?<=\\d)["”″])'
const mass = `(?:${days}|k?g|gr|gram(?:s|mes?|mi|os)?|gramm|kilos?|kilogramm?e?s?|mg|oz|ounces?|lbs?|pounds?|pfund|[mcd]?l|lit(?:er|re)s?|litros?|litri|lita|gramu|pints?|quarts?|gallons?|cups?|tassen?|vikombe|kikombe|kcal|kj|calories|°[cf]?|%|min(?:uten?|utes?|s)?|hours?|stunden?|кг|г|мл|л|غرام|جرام|لتر|グラム|リットル|公斤|克)`
const by = String.raw`\s*[x×*]\s*`
/** '23 cm', '20 x 30 cm', '9x13' */
const size = new RegExp(
  String.raw`${number}(?:${by}${figure})?\s?-?${length}(?!\p{L})|(?<!\p{N})\d+[x×]\d+(?!\p{N})`,
  'giu',
)
/** '500 g', '1–1,5 kg', '3 days'. */
const weight = new RegExp(
  String.raw`(?:${number}\s*[-–—]\s*)?${number}\s?-?${mass}(?!\p{L})|(?:gramu|kilo|lita|vikombe|kikombe)\s+${number}`,
  'giu',
)
/** '2 x 20 cm' is two of that size. With a larger first number the numbers are length and width. */
const times = new RegExp(
  String.raw`(?<!\p{N})([1-4])${by}(?=\d+\s?${length})|(?<!\p{N})(\d+)${by}(?=${figure}\s?${mass})`,
  'giu',
)
const span = new RegExp(
  String.raw`(${number})(?:(${dozens})|\s*(?:-|–|—|~|to|or)\s*(${number})(${dozens})?)?`,
  'giu',
)

/**
 * Reads how many a recipe serves or makes, for example 24 for "2 dozen". Ignores weights, sizes and days. Undefined if there is no
 * number. A range gives its upper end, but a range in words that are not English gives its lower end. Other applications do the same,
 * so a recipe that comes from one of them keeps its servings.
 */
export function readServings(text: string): number | undefined {
  const line = toPlainFigures(text.slice(0, maxLength))
    .replace(dozenBefore, '$1 dazeni')
    .replace(times, (_, few?: string, many?: string) => `${few ?? many} `)
    .replace(size, ' ')
    .replace(weight, ' ')
  for (const [, low = '', dozenOfLow, high, dozenOfHigh] of line.matchAll(span)) {
    const value = sumOf(high ?? low) * ((dozenOfLow ?? dozenOfHigh) ? 12 : 1)
    if (value > 0) return value
  }
  return numberInWords(line.toLowerCase().match(/\p{L}+/gu) ?? [])
}

/** Reads "four to six people", "two dozen" or "a dozen". Undefined if no number is near the beginning. */
function numberInWords(words: readonly string[]): number | undefined {
  const first = words.findIndex(word => numberWords.has(word) || isDozen.test(word))
  if (first === -1 || first > maxWordsBefore) return undefined
  const isRange = words[first + 1] === 'to' || words[first + 1] === 'or'
  const last = isRange && numberWords.has(words[first + 2] ?? '') ? first + 2 : first
  if (isDays.test(words[last + 1] ?? '')) return undefined
  const count = numberWords.get(words[last] ?? '') ?? 1
  const isHalf = words.slice(0, first).includes('half')
  return isDozen.test(words[last + 1] ?? '') || isDozen.test(words[last] ?? '')
    ? count * (isHalf ? 6 : 12)
    : count
}

/** Returns the value of '1½', '1 1/2' or '2,5'. */
function sumOf(written: string): number {
  let sum = 0
  for (const [part] of written.matchAll(new RegExp(`${share}|${figure}`, 'gu'))) {
    const [above = '', below] = (vulgarFractions.get(part)?.toString() ?? part).split(/\s*[/⁄]\s*/)
    sum += Number(above.replace(',', '.')) / (Number(below) || 1)
  }
  return sum
}
/** Chooses among several statements of a page, for example "4" and "4 servings". Prefers one that has words and a number. */
export function chooseYield(written: readonly string[]): Yield {
  const named = written.map(line => line.slice(0, maxLength)).filter(Boolean)
  const counted = named.filter(line => readServings(line) !== undefined)
  const chosen = counted.find(line => /\p{L}/u.test(line) && /\d/.test(line)) ?? counted[0]
  return { yield: chosen ?? named[0], servings: chosen === undefined ? undefined : readServings(chosen) }
}
