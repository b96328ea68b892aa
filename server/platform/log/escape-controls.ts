/** Control characters (C0 except tab and line feed, DEL, C1), line separators and marks that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** Writes what a terminal would obey as JSON's escapes: '\u001b[2J' would clear the operator's screen. */
export const escapeControls = (text: string): string =>
  text.replace(controls, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
