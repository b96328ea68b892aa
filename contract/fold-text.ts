/** Letters and a mark that are also written as others, where Unicode does not say so. */
const letterReplacements: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ё: 'е',
  ѐ: 'е',
  ѝ: 'и',
  // The same letters on a Persian and on an Arabic keyboard.
  ی: 'ي',
  ک: 'ك',
  // Hindi is printed with either.
  'ँ': 'ं',
  '’': "'",
}
const replacedLetters = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'gu')

/** What is left out in writing, or only shapes a letter. All other marks make another letter: 'ข้าว' is rice, 'ขาว' is white. */
const optionalMarks = new RegExp(
  [
    // Accents of Latin and Greek letters, stress in Cyrillic.
    '[\\u0300-\\u036f]',
    // The vowel points of Hebrew and Arabic, and the hamza of an alef.
    '(?=\\p{sc=Hebrew})\\p{Mn}',
    '[\\u0610-\\u061a\\u064b-\\u0653\\u0655-\\u065f\\u0670\\u06d6-\\u06ed]',
    '(?<=[اهہے][\\u064b-\\u0652]{0,3})\\u0654',
    // The nukta of Hindi.
    '\\u093c',
    // Soft hyphen, the line that lengthens Arabic words, joiner, and variation selectors.
    '\\u00ad|\\u0640|\\u200d|[\\ufe00-\\ufe0f]|[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
)

const kanaDistance = 0x60

/**
 * A text as search compares it, in lower case and without what is often left out: 'Crème Brûlée' → 'creme brulee'. A difference that
 * makes another word stays, in any script. Both sides compare only folded text.
 */
export const foldText = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldLetters(text))

/** Most lines of most recipes: there is nothing to fold but case. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\s]*$/.test(text)

const foldLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uffee]+/g, wide => wide.normalize('NFKC'))
    .toLowerCase()
    // A composed letter of Cyrillic is one of its own: 'й' is no 'и'.
    .replace(/\P{sc=Cyrillic}+/gu, run => run.normalize('NFD').replace(optionalMarks, ''))
    .normalize('NFC')
    .replace(replacedLetters, letter => letterReplacements[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - kanaDistance))
