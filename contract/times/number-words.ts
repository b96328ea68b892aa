/**
 * The numbers of a language: `ones` from 1 to 9 or 19, and `tens` from 10 on, with `-` for a ten without its own word. Slashes
 * separate the words for one number.
 */
type Counting = { ones: string; tens: string; join: (ten: string, one: string) => readonly string[] }

const countings: readonly Counting[] = [
  {
    ones: 'a/an/one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: '- twenty thirty forty fifty sixty seventy eighty ninety',
    join: (ten, one) => [`${ten}_${one}`, `${ten}-${one}`],
  },
  {
    ones: 'ein/eine/einen/einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: '- zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, one) => [`${one}und${ten}`],
  },
  {
    ones: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: '- vingt trente quarante cinquante soixante - quatre-vingt/quatre-vingts -',
    join: (ten, one) => [`${ten}-${one}`, `${ten}_${one}`, `${ten}_et_${one}`, `${ten}-et-${one}`],
  },
  {
    ones: 'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: '- veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, one) => [`${ten}_y_${one}`, ...(ten === 'veinte' ? [`veinti${one}`] : [])],
  },
  {
    ones: 'um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: '- vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: (ten, one) => [`${ten}_e_${one}`],
  },
  {
    ones: "un/una/uno/un' due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: '- venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, one) => [(/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one],
  },
  {
    ones: 'moja mbili/mawili tatu/matatu nne/manne tano/matano sita saba nane/manane tisa',
    tens: 'kumi ishirini thelathini arobaini/arubaini hamsini sitini sabini themanini tisini',
    join: (ten, one) => [`${ten}_na_${one}`],
  },
]

const shares: Readonly<Record<string, number>> = {
  ...{ half: 0.5, quarter: 0.25, quarters: 0.25, third: 1 / 3, thirds: 1 / 3 },
  ...{
    'one-half': 0.5,
    'one-quarter': 0.25,
    'three-quarter': 0.75,
    'three-quarters': 0.75,
    'two-thirds': 2 / 3,
  },
  ...{ halb: 0.5, halbe: 0.5, halben: 0.5, viertel: 0.25, dreiviertel: 0.75, drittel: 1 / 3 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5, dreieinhalb: 3.5 },
  ...{ demi: 0.5, demie: 0.5, 'demi-': 0.5, quart: 0.25, quarts: 0.25, tiers: 1 / 3 },
  ...{ media: 0.5, medio: 0.5, cuarto: 0.25, cuartos: 0.25, tercio: 1 / 3, tercios: 1 / 3 },
  ...{ meia: 0.5, meio: 0.5, quarto: 0.25, quartos: 0.25, terco: 1 / 3, tercos: 1 / 3 },
  ...{ mezza: 0.5, mezzo: 0.5, "mezz'": 0.5, quarti: 0.25, terzo: 1 / 3, terzi: 1 / 3 },
  ...{ nusu: 0.5, robo: 0.25, robo_tatu: 0.75, theluthi: 1 / 3, theluthi_mbili: 2 / 3 },
  ...{ полтора: 1.5, полторы: 1.5, نصف: 0.5, ربع: 0.25 },
}

const alternatives = (words: string) => words.split(' ').map(word => word.split('/'))

/**
 * Returns the numbers from 1 to 99, and fractions, in the words of seven languages. The words are written as tokens have them,
 * with `_` between the words of a phrase.
 */
export function numbersInWords(): ReadonlyMap<string, number> {
  const numbers = new Map(Object.entries(shares))
  for (const { ones, tens, join } of countings) {
    const low = alternatives(ones).flatMap((words, index) => words.map(word => ({ word, value: index + 1 })))
    const high = alternatives(tens).flatMap((words, index) =>
      words.map(word => ({ word, value: (index + 1) * 10 })),
    )
    for (const { word, value } of [...low, ...high]) numbers.set(word, value)
    for (const ten of high.filter(({ word }) => word !== '-'))
      for (const one of low)
        for (const word of join(ten.word, one.word)) numbers.set(word, ten.value + one.value)
  }
  numbers.delete('-')
  return numbers
}
