import { type Amount, isDash } from './amounts.ts'
import { type Found, findPhrase, type Reading } from './vocabulary.ts'

/** Minutes of each word for a time, folded, in the languages of ingredient lines. */
const minutesOf = new Map<string, number>(
  (
    [
      [
        1 / 60,
        'second seconds sec secs sek sekunde sekunden seconde secondes segundo segundos secondo secondi',
      ],
      [1, 'minute minutes min mins minuten minuto minutos minuti dakika'],
      [60, 'hour hours hr hrs h std stunde stunden heure heures hora horas ora ore saa'],
      [1_440, 'day days tag tage tagen jour jours dia dias giorno giorni siku'],
      [10_080, 'week weeks woche wochen semaine semaines semana semanas settimana settimane'],
    ] as const
  ).flatMap(([minutes, words]) => words.split(' ').map(word => [word, minutes] as const)),
)
/** In Swahili the unit is before its number. */
const beforeNumber = new Set(['sekunde', 'dakika', 'saa', 'siku'])

const degreeWords = new Set(
  '° º ˚ degree degrees deg grad degre degres grado grados grau graus gradi'.split(' '),
)
const scales = new Map<string, '°C' | '°F'>([
  ...(['c', 'celsius', '℃'] as const).map(word => [word, '°C'] as const),
  ...(['f', 'fahrenheit', '℉'] as const).map(word => [word, '°F'] as const),
])
/** With a letter alone, '180 C', it is a temperature from here on; below it may be cups. */
const minLetterDegrees = 40

type Read<Unit> = { amount: Amount; unit: Unit; end: number }

const times = (amount: Amount, factor: number): Amount => ({
  min: amount.min * factor,
  max: amount.max * factor,
})

/** The time that an amount at these tokens is of, in minutes: '10-12 minutes', '1 h 30', 'dakika 10'. */
export function readTime(reading: Reading, amount: Found<Amount>): Read<'minute'> | undefined {
  const { tokens } = reading
  const at = isDash(tokens[amount.end]) ? amount.end + 1 : amount.end
  const minutes = minutesOf.get(tokens[at]?.word ?? '')
  if (minutes === undefined) return undefined
  const value = times(amount.value, minutes)
  const bare = tokens[at + 1]
  const isBare = minutes === 60 && bare?.start === tokens[at]?.end && /^[0-5]?\d$/.test(bare?.figure ?? '')
  return isBare
    ? { amount: plus(value, Number(bare?.figure)), unit: 'minute', end: at + 2 }
    : { amount: value, unit: 'minute', end: at + 1 }
}

export const plus = ({ min, max }: Amount, more: number): Amount => ({ min: min + more, max: max + more })

/** 'dakika 10': the token after the unit, if one stands here. */
export const unitBeforeNumber = ({ tokens }: Reading, at: number): number | undefined =>
  beforeNumber.has(tokens[at]?.word ?? '') ? minutesOf.get(tokens[at]?.word ?? '') : undefined

/** The temperature that an amount is of; `°` where its scale is not said. */
export function readHeat({ tokens }: Reading, amount: Found<Amount>): Read<'°C' | '°F' | '°'> | undefined {
  const at = isDash(tokens[amount.end]) ? amount.end + 1 : amount.end
  const word = tokens[at]?.word ?? ''
  const scale = scales.get(word)
  if (scale && amount.value.max >= minLetterDegrees) return { amount: amount.value, unit: scale, end: at + 1 }
  if (!degreeWords.has(word)) return undefined
  const named = scales.get(tokens[at + 1]?.word ?? '')
  return { amount: amount.value, unit: named ?? '°', end: named ? at + 2 : at + 1 }
}

/** The token at which a second time begins that belongs to one before: '1 hour and 30 minutes'. */
export const skipAnd = ({ tokens, words }: Reading, at: number): number =>
  findPhrase(words.and, tokens, tokens[at]?.word === ',' ? at + 1 : at)?.end ?? at
