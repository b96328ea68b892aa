/** Returns the code point of the zero that belongs to a digit: the zero of '٣' is '٠'. */
export function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return zero
}

const signs: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '、': ',', '〜': '~' }
const firstFullWidth = 0xff01

/**
 * Returns a text with the digits of every script, their decimal sign and full-width signs in ASCII. Each character keeps its
 * place. Digits that take two places stay as they are.
 */
export const toPlainFigures = (text: string): string =>
  text.replace(/[٫٬、〜\uff01-\uff5e]|(?=[^\0-\x7f])\p{Nd}/gu, sign => {
    const code = sign.codePointAt(0) ?? 0
    if (signs[sign] || sign.length > 1) return signs[sign] ?? sign
    return code >= firstFullWidth ? sign.normalize('NFKC') : String(code - zeroOf(sign))
  })

/** Writes an ASCII number with the digits that begin at the code point `zero`. */
export const toDigitsOf = (zero: number, figures: string): string =>
  figures.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
