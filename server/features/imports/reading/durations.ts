/** Minutes of a time as pages declare it: ISO 8601, also with faults, or words of some languages. Undefined where there is none. */
export function readMinutes(written: unknown): number | undefined {
  if (typeof written === 'number') return whole(written)
  if (typeof written !== 'string') return undefined
  const text = written.trim().slice(0, maxLength)
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return whole(toNumber(text))
  return readIsoDuration(text) ?? readProse(text)
}

const maxLength = 200
const minutesOf = { W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 } as const
type IsoUnit = keyof typeof minutesOf

/** PT1H30M; also in lower case, with blanks, decimals, without its T, or with a unit left out at the end. */
function readIsoDuration(text: string): number | undefined {
  const compact = text.toUpperCase().replace(/\s+/g, '')
  const parts =
    /^[-+]?P(?:0+Y)?(?:0+M(?=[\dT]))?((?:\d+(?:[.,]\d+)?[WD])*)T?((?:\d+(?:[.,]\d+)?[HMS])*)(\d+(?:[.,]\d+)?)?$/.exec(
      compact,
    )
  if (!parts) return undefined
  const [, days = '', times = '', rest] = parts
  let minutes = rest ? toNumber(rest) : 0
  for (const [, amount = '', unit] of `${days}${times}`.matchAll(/(\d+(?:[.,]\d+)?)([WDHMS])/g))
    minutes += toNumber(amount) * minutesOf[unit as IsoUnit]
  return whole(minutes)
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))

/** 0 is how many pages say that they do not know. */
const whole = (minutes: number): number | undefined => {
  const rounded = Math.round(minutes)
  return Number.isFinite(rounded) && rounded > 0 && rounded < maxMinutes ? rounded : undefined
}

const maxMinutes = 1_000_000

const days = 'days?|tage?n?|jours?|d[ií]as?|dias?|giorn[oi]|dagen|dage?|dagar|dn[iy]|den|dni|dn[íi]|siku|nap'
const hours =
  'hours?|hrs?|h|std|stunden?|heures?|horas?|ore|ora|uren|uur|u|timmar|timmer?|time|tim|t|godzin[ay]?|godz|hodin[ay]?|hod|óra|órá|saat|sa|saa|masaa|часа?|часов|ч|時間|小时|小時|시간'
const minutes =
  "minutes?|minuten?|mins?|mn|m|minutos?|minut[iao]?|minutt(?:er)?|minuter|minút[ay]?|perc|dakika|dk|dakikaa?|dk|минут[аы]?|мин|分鐘|分钟|分|분|['′]"

const unitPattern = new RegExp(`^\\s*-?(?:(${days})|(${hours})|(${minutes}))(?![\\p{L}])`, 'iu')
const eastAsianUnit = /^\s*(?:(日|天)|(時間|小时|小時|시간)|(分鐘|分钟|分|분))/u
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const numberPattern = /(\d+)\s*[/⁄]\s*(\d+)|(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔])|(\d+(?:[.,]\d+)?)/gu
const rangeMark = /^\s*(?:-|–|—|to|bis|à|a|tot|till|til|až|do)\s*$/iu
const clock = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:h|hrs?|hours?|std\.?|uur|ore)?\s*$/i

/** "1 hour 20 minutes", "1½ Std.", "10–15 min" (its upper end), "1h30", "0:45". */
function readProse(text: string): number | undefined {
  const time = clock.exec(text)
  if (time) return whole(Number(time[1]) * 60 + Number(time[2]))
  let total = 0
  let hourBefore = false
  let pending: { value: number; end: number } | undefined
  for (const found of text.matchAll(numberPattern)) {
    const value = numberOf(found)
    const end = found.index + found[0].length
    const rest = text.slice(end)
    const unit = eastAsianUnit.exec(rest) ?? unitPattern.exec(rest)
    const between = pending && text.slice(pending.end, found.index)
    // "1 1/2 hours": a whole and its fraction.
    const isSum = between !== undefined && /^\s+(?:and\s+)?$/.test(between) && found[0].includes('/')
    const amount = isSum && pending ? pending.value + value : value
    pending = undefined
    if (unit) {
      const [, day, hour, minute] = unit
      if (day) total += amount * 1_440
      else if (hour) total += amount * 60
      else if (minute) total += amount
      hourBefore = hour !== undefined
      if (hasUpperEnd(rest.slice(unit[0].length), unit[0])) total -= amount * (day ? 1_440 : hour ? 60 : 1)
    } else if (hourBefore && /^\s*(?:$|[^\p{L}\d])/u.test(rest) && Number.isInteger(value) && value < 60) {
      total += value
      hourBefore = false
    } else pending = { value: amount, end }
  }
  if (
    total === 0 &&
    /\b(?:half an hour|halbe stunde|demi-heure|media hora|mezz'?ora|half uur|meia hora)\b/i.test(text)
  )
    return 30
  if (
    total === 0 &&
    /\b(?:an hour|one hour|une heure|una hora|un'?ora|uma hora|eine stunde|een uur)\b/i.test(text)
  )
    return 60
  return whole(total)
}

/** "30 min to 45 min": the first is the lower end of a range. */
function hasUpperEnd(rest: string, unit: string): boolean {
  const next = /^([^\d]{1,6})\d+(?:[.,]\d+)?\s*-?(\p{L}+)/u.exec(rest)
  return (
    next !== null &&
    rangeMark.test(next[1] ?? '') &&
    unit
      .trim()
      .toLowerCase()
      .startsWith((next[2] ?? '').slice(0, 1).toLowerCase())
  )
}

function numberOf([, upper, lower, wholePart, fraction, plain]: RegExpMatchArray): number {
  if (upper && lower) return Number(lower) === 0 ? 0 : Number(upper) / Number(lower)
  if (fraction) return (wholePart ? toNumber(wholePart) : 0) + (fractions[fraction] ?? 0)
  return toNumber(plain ?? '0')
}
