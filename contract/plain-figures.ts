/** The code point of the zero in whose row a digit stands: '٣' stands in the row of '٠'. */
export function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return zero
}

const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '、': ',', '〜': '~' }
const firstFullWidth = 0xff01

/**
 * A text with the digits of every script, their decimal sign and full-width signs as ASCII has them. Each character stays
 * in its place, and digits that take two places as they are.
 */
export const toPlainFigures = (text: string): string =>
  text.replace(/[٫٬、〜\uff01-\uff5e]|(?=[^\0-\x7f])\p{Nd}/gu, sign => {
    const code = sign.codePointAt(0) ?? 0
    if (signs[sign] || sign.length > 1) return signs[sign] ?? sign
    return code >= firstFullWidth ? sign.normalize('NFKC') : String(code - zeroOf(sign))
  })

/** A number that is written in ASCII, in the digits of the row of this zero. */
export const toDigitsOf = (zero: number, figures: string): string =>
  figures.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
