import { toPlainFigures } from '../plain-figures.ts'

/**
 * A word, a number or a sign of a line, and where it stands. `word` is in the form in which it is looked up: in lower case,
 * without accents, and '' for a number. `figure` is a number in ASCII digits, and '' for a word.
 */
export type Token = { word: string; start: number; end: number; figure: string }

/**
 * Each alternative is read in one pass. An article that has lost its vowel is a separate token: "d'ail". A thin space or an
 * apostrophe between groups of three digits separates thousands; `amounts.ts` decides whether a blank does.
 */
const pattern =
  /(?<![\p{L}\p{N}.,])\.\d+|^,\d+|\d{1,3}(?:[\u2009\u202f'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*|[¼½¾⅐-⅞ºª]|(?:d|l|un|all|dell|mezz)['’](?=\p{L})|demi-(?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?\.?|\S/giu

const isFigure = /^[.,]?\d|^[¼½¾⅐-⅞]/

/** Abbreviations that would be other words in lower case or without their dot. */
const asWritten: ReadonlyMap<string, string> = new Map(
  Object.entries({ T: 'T', 'T.': 'T', 'kl.': 'klein', 'Kl.': 'klein' }),
)

export const tokensOf = (text: string): Token[] =>
  Array.from(toPlainFigures(text).matchAll(pattern), ({ 0: found, index }) => ({
    word: isFigure.test(found) ? '' : (asWritten.get(found) ?? foldWord(found)),
    start: index,
    end: index + found.length,
    figure: isFigure.test(found) ? found : '',
  }))

/** Checks whether a token directly follows another one, without a blank. */
export const isJoinedTo = (before: Token | undefined, token: Token | undefined): boolean =>
  before !== undefined && before.end === token?.start

export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'")
    .replace(/(?<=.)\.$/, '')
