export type LineLimits = { maxLines: number; maxLineLength: number }

/** The first line that is too long, counted from 1, or that there are too many lines. Blank lines count: each is one to parse and show. */
export function findLineProblem(
  text: string,
  { maxLines, maxLineLength }: LineLimits,
): { tooLongLine: number } | 'tooManyLines' | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > maxLines) return 'tooManyLines'
  const index = lines.findIndex(line => line.length > maxLineLength)
  return index === -1 ? undefined : { tooLongLine: index + 1 }
}

/** The text with one kind of line break; a form sends back another than it was given. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
