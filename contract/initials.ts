/** The initial and the colour of a member without a picture. Server and client must choose the same. */

/** Colours with a contrast of at least 4.5:1 under a light initial. */
export const initialColors = [
  '#1f6b52',
  '#a8402a',
  '#7d5512',
  '#2c6a8e',
  '#6f2f2a',
  '#33659b',
  '#1f726d',
  '#a53a58',
  '#546627',
  '#7a4a9a',
  '#855236',
  '#4d5763',
] as const

/** Returns which of the colours a name has: 0 to 11, by its FNV-1a hash. */
export function initialColorIndex(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 12
}

/** Returns the first letter or digit of a name in any script, or a dot: 'élodie' → 'É', 'أم سليم' → 'أ', '🍲' → '●'. */
export function initialOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '●'
  // Few fonts have the Georgian capitals, and nobody writes them alone. Some small letters have two capitals.
  const capital = /\p{Script=Georgian}/u.test(letter) ? letter : letter.toUpperCase()
  return [...capital].length === 1 ? capital : letter
}

/** Returns the path at which this site serves the picture of a name's initial. */
export const initialFile = (name: string): string =>
  `initials/${encodeURIComponent(initialOf(name))}-${initialColorIndex(name)}.svg`
