import { toPlainFigures } from '../plain-figures.ts'

/** A word, a number or a mark of a line, where it stands, and the word as it is looked up: small, without accents, or `''` of a number, which is in ASCII. */
export type Token = { word: string; start: number; end: number; figure: string }

/**
 * Each alternative is read in one pass; an article that has lost its vowel is a word of its own: "d'ail". A thin space or
 * an apostrophe between three digits parts thousands; whether a blank does is for `amounts.ts` to say.
 */
const pattern =
  /(?<![\p{L}\p{N}.,])\.\d+|^,\d+|\d{1,3}(?:[\u2009\u202f'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)*|[¼½¾⅐-⅞ºª]|(?:d|l|un|all|dell|mezz)['’](?=\p{L})|demi-(?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?\.?|\S/giu

const isFigure = /^[.,]?\d|^[¼½¾⅐-⅞]/

/** Abbreviations that are other words in small letters, or without their dot. */
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

/** Whether a token stands right after another, without a blank. */
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
