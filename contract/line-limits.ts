export type LineLimits = { maxLines: number; maxLineLength: number }

/**
 * Finds the first line that is too long (counted from 1), or reports that there are too many lines. Blank lines count, because
 * each is parsed and shown.
 */
export function findLineProblem(
  text: string,
  { maxLines, maxLineLength }: LineLimits,
): { tooLongLine: number } | 'tooManyLines' | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > maxLines) return 'tooManyLines'
  const index = lines.findIndex(line => line.length > maxLineLength)
  return index === -1 ? undefined : { tooLongLine: index + 1 }
}

/**
 * Returns the text with '
 * ' as its only line break. A form sends back other line breaks than it was given.
 */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
