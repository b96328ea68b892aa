import { type ScaledLine, scaleLine } from '#contract/ingredient-lines/scale-line.ts'
import { wordsForLines } from '#contract/ingredient-lines/words-of-lines.ts'

export type ScaleIngredient = (line: string, factor: number) => ScaledLine

/** Returns a function that scales the lines of one recipe in their language. Rejects if the language does not load. */
export async function scalerFor(lines: readonly string[]): Promise<ScaleIngredient> {
  const wordsOf = await wordsForLines(lines)
  return (line, factor) => scaleLine(line, factor, wordsOf(line))
}
