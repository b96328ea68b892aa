const isCharacter = (piece: string) => [...piece].length === 1

/**
 * Joins lines to one text. Some backends send a text as a list of its characters. Joined as lines, it would be stored with one
 * letter per line at the next edit.
 */
export const joinLines = (pieces: readonly string[]): string =>
  pieces.join(pieces.length > 1 && pieces.every(isCharacter) ? '' : '\n')
