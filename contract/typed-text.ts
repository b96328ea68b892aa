import { joiningScripts } from './joiners.ts'
import { toPlainFigures } from './plain-figures.ts'

/** What people type, in the one form in which it is stored and compared. */

/** Invisible characters where a script or an emoji needs them; the last are the flags of parts of a country. */
const neededJoiners =
  String.raw`(?<=[${joiningScripts}\p{M}])[\u200c\u200d](?=[${joiningScripts}])` +
  String.raw`|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})` +
  String.raw`|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]` +
  String.raw`|(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]{0,6})[\u{e0061}-\u{e007f}]`

/** Controls and line breaks, what turns the direction of text, and what is not seen at all. */
const hidden = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800`

const hiddenOrNeeded = new RegExp(`(${neededJoiners})|[${hidden}]`, 'gu')
// NUL is seen, so that it is refused rather than left out.
const isSeen = new RegExp(String.raw`[^\s${hidden}]|\0`, 'u')

const withoutHidden = (text: string): string => text.replace(hiddenOrNeeded, '$1')

export const hasOnlyVisibleCharacters = (name: string): boolean => withoutHidden(name) === name

/**
 * NFC. Of the marks on one letter 30 stay (UAX 15, Stream-Safe Text Format): to put them in order takes time by the square of
 * their number, more than a second for 60,000.
 */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

/** Composed and without white space around it; empty where nothing of it can be seen. */
export const typedText = (text: string): string => (isSeen.test(text) ? composed(text).trim() : '')

/** A name of a country or a diet: in one line, without what cannot be seen. */
export const typedName = (name: string): string =>
  typedText(withoutHidden(name.replace(/\s/g, ' ')).replace(/ +/g, ' '))

/** A code that was sent or shown: in the digits of any script, in groups or not. */
export const typedCode = (code: string): string =>
  toPlainFigures(withoutHidden(code)).replace(/[\s\p{Pd}]/gu, '')
