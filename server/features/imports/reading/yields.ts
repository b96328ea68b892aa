export type Yield = { servings: number | undefined; yield: string | undefined }

const maxLength = 300

/** From one on, in languages that recipes are written in. */
const counting = [
  'one two three four five six seven eight nine ten eleven twelve',
  'eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'une deux trois quatre cinq six sept huit neuf dix onze douze',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  'uma duas três quatro cinco seis sete oito nove dez onze doze',
  'één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  'en två tre fyra fem sex sju åtta nio tio elva tolv',
  'ett to tre fire fem seks sju otte ni ti elleve tolv',
  'moja mbili tatu nne tano sita saba nane tisa kumi',
]
const numberWords = new Map([
  ...counting.flatMap(list => list.split(' ').map((word, index) => [word, index + 1] as const)),
  ...['dozen', 'dutzend', 'douzaine', 'docena', 'dozzina', 'dúzia', 'dozijn', 'dussin'].map(
    word => [word, 12] as const,
  ),
])

/**
 * How many a recipe serves or makes: the number in its words; of "2 dozen" 24. Of a range the upper end, but in words of other languages
 * than English the lower: so other applications understand them, and a recipe that comes from one has the servings that it had there.
 */
export function readServings(text: string): number | undefined {
  const line = text.slice(0, maxLength)
  const spans = [
    ...line.matchAll(/(\d+(?:[.,]\d+)?)(?:\s*[/⁄]\s*(\d+))?(?:\s*(?:-|–|—|to|or)\s*(\d+(?:[.,]\d+)?))?/giu),
  ]
  for (const [whole, low = '', divisor, high] of spans) {
    const value = Number((high ?? low).replace(',', '.')) / (divisor && !high ? Number(divisor) || 1 : 1)
    const isDozen = new RegExp(
      `${escapeRegExp(whole)}\\s*(?:dozen|dutzend|dúzias?|docenas?|douzaines?|dozzine)`,
      'iu',
    ).test(line)
    if (value > 0) return value * (isDozen ? 12 : 1)
  }
  for (const word of line.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const value = numberWords.get(word)
    if (value !== undefined) return value
  }
  return undefined
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Of what a page says in several places, such as "4" and "4 servings", the one in words. */
export function chooseYield(written: readonly string[]): Yield {
  const named = written.map(line => line.slice(0, maxLength)).filter(Boolean)
  const counted = named.filter(line => readServings(line) !== undefined)
  const chosen = counted.find(line => /\p{L}/u.test(line) && /\d/.test(line)) ?? counted[0]
  return { yield: chosen ?? named[0], servings: chosen === undefined ? undefined : readServings(chosen) }
}
