const minutesOf = { W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 } as const

/**
 * Returns the minutes of an ISO 8601 duration: PT1H30M. Also accepts lower case, blanks, decimals, and a missing T or last unit.
 * Undefined for any other text.
 */
export function readIsoDuration(text: string): number | undefined {
  const compact = text.toUpperCase().replace(/\s+/g, '')
  const parts =
    /^\+?P(?:0+Y)?(?:0+M(?=[\dT]))?((?:\d+(?:[.,]\d+)?[WD])*)T?((?:\d+(?:[.,]\d+)?[HMS])*)(\d+(?:[.,]\d+)?)?$/.exec(
      compact,
    )
  if (!parts || !/\d/.test(compact)) return undefined
  const [, days = '', times = '', rest] = parts
  let minutes = rest ? toNumber(rest) : 0
  for (const [, amount = '', unit] of `${days}${times}`.matchAll(/(\d+(?:[.,]\d+)?)([WDHMS])/g))
    minutes += toNumber(amount) * minutesOf[unit as keyof typeof minutesOf]
  return minutes
}

const toNumber = (text: string): number => Number(text.replace(',', '.'))
