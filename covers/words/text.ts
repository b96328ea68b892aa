/** Lower-case words without accents, with single blanks between them and one at each end. */
export type Text = string

const longestRead = 4000

/** Turns 'Crème brûlée!' into ' creme brulee ', the form that every word table is matched against. */
export function readText(raw: string): Text {
  const plain = raw
    .slice(0, longestRead)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return ` ${plain} `
}
