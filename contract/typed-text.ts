import { joiningScripts } from './joiners.ts'
import { toPlainFigures } from './plain-figures.ts'

/** What people type, in the one form in which it is stored and compared. */

/** Invisible characters that a script or an emoji needs. The last alternative is for the flags of parts of a country. */
const neededJoiners =
  String.raw`(?<=[${joiningScripts}\p{M}])[\u200c\u200d](?=[${joiningScripts}])` +
  String.raw`|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})` +
  String.raw`|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]` +
  String.raw`|(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{0,6})[\u{e0061}-\u{e007f}]`

/** Controls, line breaks, marks that set the text direction, and other invisible characters. */
const hidden = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800`

const hiddenOrNeeded = new RegExp(`(${neededJoiners})|[${hidden}]`, 'gu')
// NUL counts as visible, so that it is refused rather than removed.
const isSeen = new RegExp(String.raw`[^\s${hidden}]|\0`, 'u')

const withoutHidden = (text: string): string => text.replace(hiddenOrNeeded, '$1')

export const hasOnlyVisibleCharacters = (name: string): boolean => withoutHidden(name) === name

/**
 * Returns text in NFC. At most 30 marks on one letter are kept (UAX 15, Stream-Safe Text Format), because sorting them takes time
 * that grows with the square of their number: more than a second for 60,000.
 */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

/** Returns text in NFC, without white space around it. Empty if none of it is visible. */
export const typedText = (text: string): string => (isSeen.test(text) ? composed(text).trim() : '')

/** Returns a name of a country or a diet in one line, without invisible characters. */
export const typedName = (name: string): string =>
  typedText(withoutHidden(name.replace(/\s/g, ' ')).replace(/ +/g, ' '))

/** Returns a code that was sent or shown to somebody, from the digits of any script and without the gaps between its groups. */
export const typedCode = (code: string): string =>
  toPlainFigures(withoutHidden(code)).replace(/[\s\p{Pd}]/gu, '')
