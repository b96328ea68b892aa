import { foldWord } from '../ingredient-lines/tokens.ts'
import { indexPhrases, listPhrases, type NumberWords } from '../ingredient-lines/vocabulary.ts'
import { numbersInWords } from './number-words.ts'

export const minute = 60
export const hour = 3600
const day = 24 * hour

const secondsOf = (lists: readonly (readonly [seconds: number, words: string])[]): Map<string, number> =>
  new Map(
    lists.flatMap(([seconds, words]) => words.split(' ').map(word => [foldWord(word), seconds] as const)),
  )

/**
 * The seconds of each time unit. First the languages that are fully supported, then languages in which only numbers in figures
 * are read.
 */
export const units = secondsOf([
  [1, 'second seconds sec secs s sek sekunde sekunden seconde secondes segundo segundos seg secondo secondi'],
  [
    1,
    'sekund sekunder sekundy saniye sn másodperc секунда секунды секунду секунд сек ثانية ثواني ثوان सेकंड giây detik',
  ],
  [minute, 'minute minutes min mins minuten minutige minutigen minutiger minuto minutos minuti mn dakika'],
  [
    minute,
    'minuut minuter minutter minuta minuty minut minút minúty perc dk минута минуты минуту минут мин хвилин хвилини хв',
  ],
  [minute, 'λεπτό λεπτά دقيقة دقائق دقیقه मिनट মিনিট phút menit minuuttia minuutti ደቂቃ'],
  [
    hour,
    'hour hours hr hrs h hs std stdn stunde stunden stundige stundigen stundiger heure heures hora horas ora ore saa masaa',
  ],
  [
    hour,
    'uur uren timme timmar godzina godziny godzin godz hodina hodiny hodin hod óra saat час часа часов ч годин години',
  ],
  [hour, 'ώρα ώρες ساعة ساعات ساعت घंटा घंटे ঘণ্টা giờ tunti tuntia ሰዓት'],
  [day, 'day days tag tage tagen jour jours dia dias giorno giorni siku'],
  [day, 'dagen dagar dni день дня дней يوم أيام दिन gün ngày hari'],
  [7 * day, 'week weeks woche wochen semaine semaines semana semanas settimana settimane wiki weken veckor'],
])

/** Units that have other meanings, too. In a text they count only beside another time: '2 m', '1 t'. */
export const looseUnits = secondsOf([
  [minute, 'm'],
  [hour, 't u sa tim time timer'],
  [day, 'd j dag dage den'],
])

/** Swahili units, which stand before their number: 'dakika 10'. */
export const unitsBeforeNumber = new Set('sekunde dakika saa masaa siku wiki'.split(' '))
/** Units that mean one if no number stands before them and more of the time follows: 'hora y media', 'час 20 минут'. */
export const unitsAlone = new Set(
  'hour stunde heure hora ora saa час ساعة day tag jour dia giorno siku'.split(' ').map(foldWord),
)
/** Times that are written as one word. */
export const wholeTimes = secondsOf([
  [hour / 4, 'viertelstunde'],
  [hour / 2, "half-hour demi-heure mezzora mezz'oretta mezzoretta полчаса"],
  [(3 * hour) / 4, 'dreiviertelstunde'],
  [2 * minute, 'دقيقتان دقيقتين'],
  [2 * hour, 'ساعتان ساعتين'],
])
/** Fractions whose word includes the 'and': 'ساعة ونصف'. */
export const sharesWithAnd = new Map([
  ['ونصف', 0.5],
  ['وربع', 0.25],
])
/** Words that make an hour a time of day: 'saa 2 usiku' is eight in the evening. */
export const timesOfDay = new Set('usiku asubuhi mchana jioni alfajiri'.split(' '))

/** Words between a number and its unit: '10 more minutes'. */
export const fillers = new Set(
  'more further additional extra full good whole weitere weiteren volle gute encore mas mais altri zaidi'.split(
    ' ',
  ),
)
/** Words that continue the number before them. */
export const largeNumbers = new Set(
  'hundred hundert cent cento cien ciento mia thousand tausend mille mil elfu'.split(' '),
)

/** The part of a vocabulary that reading amounts needs. */
export const numberWords: NumberWords = {
  numbers: indexPhrases(numbersInWords()),
  units: indexPhrases([]),
  of: listPhrases("of d' de di"),
  and: listPhrases('and & + plus und et y e piu mas mais na и і و en och og'),
  to: listPhrases('to till until or bis oder a ou au hasta o ate fino_a hadi mpaka до или الى tot'),
  hasDecimalPoint: true,
}
