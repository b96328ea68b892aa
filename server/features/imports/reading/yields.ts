import { vulgarFractions } from '#contract/ingredient-lines/amounts.ts'
import { toPlainFigures } from '#contract/plain-figures.ts'

export type Yield = { servings: number | undefined; yield: string | undefined }

const maxLength = 300

/** From one on, in languages that recipes are written in; without what is another word elsewhere: 'en', 'to'. */
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
  ...['dozen', 'dutzend', 'douzaine', 'docena', 'dozzina', 'dúzia', 'dozijn', 'dussin'].map(
    word => [word, 12] as const,
  ),
])

const dozens = String.raw`\s*(?:dozen|dutzend|dúzias?|docenas?|douzaines?|dozzine)(?!\p{L})`
const fractions = `[${[...vulgarFractions.keys()].join('')}]`
const figure = String.raw`\d+(?:[.,]\d+)?`
const share = String.raw`\d+\s*[/⁄]\s*\d+|${fractions}`
const number = String.raw`(?<![\d.,/])(?:${figure}\s+(?=${share})|${figure}(?=${fractions}))?(?:${share}|${figure})`
const length =
  '(?:mm|cm|centimet(?:er|re)s?|inch(?:es)?|(?<=[\\d-])in|zoll|pouces?|pulgadas?|polegadas?|pollici|(?<=\\d)["”″])'
const mass =
  '(?:k?g|gr|gram(?:s|mes?|mi|os)?|gramm|kilos?|kilogramm?e?s?|mg|oz|ounces?|lbs?|pounds?|pfund|[mcd]?l|lit(?:er|re)s?|litros?|litri|lita|gramu|pints?|quarts?|gallons?|cups?|tassen?|vikombe|kikombe|kcal|kj|calories|°[cf]?|%|min(?:uten?|utes?|s)?|hours?|stunden?|кг|г|мл|л|غرام|جرام|لتر|グラム|リットル|公斤|克)'
const by = String.raw`\s*[x×*]\s*`
/** '23 cm', '20 x 30 cm', '9x13' */
const size = new RegExp(
  String.raw`${number}(?:${by}${figure})?\s?-?${length}(?!\p{L})|(?<!\p{N})\d+[x×]\d+(?!\p{N})`,
  'giu',
)
/** '500 g', '1–1,5 kg'. */
const weight = new RegExp(
  String.raw`(?:${number}\s*[-–—]\s*)?${number}\s?-?${mass}(?!\p{L})|(?:gramu|kilo|lita|vikombe|kikombe)\s+${number}`,
  'giu',
)
/** '2 x 20 cm' are two of that size; of larger numbers it is said how long and how wide. */
const times = new RegExp(
  String.raw`(?<!\p{N})([1-4])${by}(?=\d+\s?${length})|(?<!\p{N})(\d+)${by}(?=${figure}\s?${mass})`,
  'giu',
)
const span = new RegExp(
  String.raw`(${number})(?:(${dozens})|\s*(?:-|–|—|~|to|or)\s*(${number})(${dozens})?)?`,
  'giu',
)

/**
 * How many a recipe serves or makes: the number in its words; of "2 dozen" 24. What it weighs or how large it is says nothing of that.
 * Of a range the upper end, but in words of other languages than English the lower: so other applications understand them, and a
 * recipe that comes from one has the servings that it had there.
 */
export function readServings(text: string): number | undefined {
  const line = toPlainFigures(text.slice(0, maxLength))
    .replace(times, (_, few?: string, many?: string) => `${few ?? many} `)
    .replace(size, ' ')
    .replace(weight, ' ')
  for (const [, low = '', dozenOfLow, high, dozenOfHigh] of line.matchAll(span)) {
    const value = sumOf(high ?? low) * ((dozenOfLow ?? dozenOfHigh) ? 12 : 1)
    if (value > 0) return value
  }
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  const first = words.findIndex(word => numberWords.has(word))
  const isRange = words[first + 1] === 'to' || words[first + 1] === 'or'
  return (
    numberWords.get((isRange ? words[first + 2] : undefined) ?? '') ?? numberWords.get(words[first] ?? '')
  )
}

/** '1½', '1 1/2', '2,5' */
function sumOf(written: string): number {
  let sum = 0
  for (const [part] of written.matchAll(new RegExp(`${share}|${figure}`, 'gu'))) {
    const [above = '', below] = (vulgarFractions.get(part)?.toString() ?? part).split(/\s*[/⁄]\s*/)
    sum += Number(above.replace(',', '.')) / (Number(below) || 1)
  }
  return sum
}
/** Of what a page says in several places, such as "4" and "4 servings", the one in words. */
export function chooseYield(written: readonly string[]): Yield {
  const named = written.map(line => line.slice(0, maxLength)).filter(Boolean)
  const counted = named.filter(line => readServings(line) !== undefined)
  const chosen = counted.find(line => /\p{L}/u.test(line) && /\d/.test(line)) ?? counted[0]
  return { yield: chosen ?? named[0], servings: chosen === undefined ? undefined : readServings(chosen) }
}
