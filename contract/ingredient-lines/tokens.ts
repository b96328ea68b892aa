/** A word, a number or a mark of a line, where it stands, and the word as it is looked up: small, without accents, or `''` of a number. */
export type Token = { word: string; start: number; end: number; figure: string }

/** Each alternative is read in one pass; an article that has lost its vowel is a word of its own: "d'ail". */
const pattern =
  /\d+(?:[.,]\d+)*|[¼½¾⅐-⅞]|(?:d|l|un|all|dell|mezz)['’](?=\p{L})|demi-(?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?\.?|\S/giu

export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    word: /^[\d¼½¾⅐-⅞]/.test(found) ? '' : foldWord(found),
    start: index,
    end: index + found.length,
    figure: /^[\d¼½¾⅐-⅞]/.test(found) ? found : '',
  }))

export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'")
    .replace(/(?<=.)\.$/, '')
