/** Letters, and one mark, that are also written in another way which Unicode does not treat as equivalent. */
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
  // The Persian and the Arabic keyboard have different code points for the same letter.
  ی: 'ي',
  ک: 'ك',
  // Hindi is printed with either mark.
  'ँ': 'ं',
  '’': "'",
}
const replacedLetters = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'gu')

/** Marks that writers leave out, or that only shape a letter. All other marks make a different letter: 'ข้าว' is rice, 'ขาว' is white. */
const optionalMarks = new RegExp(
  [
    // Accents of Latin and Greek letters, and stress marks in Cyrillic.
    '[\\u0300-\\u036f]',
    // The vowel points of Hebrew and Arabic, and the hamza of an alef.
    '(?=\\p{sc=Hebrew})\\p{Mn}',
    '[\\u0610-\\u061a\\u064b-\\u0653\\u0655-\\u065f\\u0670\\u06d6-\\u06ed]',
    '(?<=[اهہے][\\u064b-\\u0652]{0,3})\\u0654',
    // The nukta of Hindi.
    '\\u093c',
    // The soft hyphen, the line that lengthens Arabic words, the joiner, and variation selectors.
    '\\u00ad|\\u0640|\\u200d|[\\ufe00-\\ufe0f]|[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
)

const kanaDistance = 0x60

/**
 * Returns text in the form in which search compares it: in lower case, and without marks that are often left out ('Crème Brûlée'
 * → 'creme brulee'). A difference that makes another word stays, in any script. Queries and recipes are both compared in this
 * form.
 */
export const foldText = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldLetters(text))

/** True for most lines of most recipes, where only the case has to be folded. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\s]*$/.test(text)

const foldLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uffee]+/g, wide => wide.normalize('NFKC'))
    .toLowerCase()
    // A composed Cyrillic letter is a letter of its own: 'й' is not 'и'.
    .replace(/\P{sc=Cyrillic}+/gu, run => run.normalize('NFD').replace(optionalMarks, ''))
    .normalize('NFC')
    .replace(replacedLetters, letter => letterReplacements[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - kanaDistance))
