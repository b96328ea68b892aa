const isCharacter = (piece: string) => [...piece].length === 1

/**
 * The text of a list of lines. Some backends send a text as the list of its characters; as lines it would be stored one letter
 * a line with the next edit.
 */
export const joinLines = (pieces: readonly string[]): string =>
  pieces.join(pieces.length > 1 && pieces.every(isCharacter) ? '' : '\n')
