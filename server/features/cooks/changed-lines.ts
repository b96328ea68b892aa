import type { LineChange } from '#contract/cooks.ts'
import { factsOfBoth } from '#contract/recipe-versions/line-facts.ts'
import { pairLines } from '#contract/recipe-versions/pair-lines.ts'
import { linesOf } from './cooks.rules.ts'

/** A member's newest cook of a recipe, not counting private ones. */
export type CountedCook = {
  version: number
  isAsWritten: boolean
  stars: number
  minutes: number | null
  changes: LineChange[]
}

export type CookedVersion = { number: number; ingredients: string }

/** Folds a text, so that spacing and case do not matter. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Lines are paired only for this many versions, those that most members cooked, because comparing lines is slow. */
const maxMendedVersions = 3

export type ChangedLines = {
  /** Returns the line as its version has it today. Undefined if the version has no such line or is not known. */
  textOf: (version: number, line: string) => string | undefined
  /** Counts the cooks whose version has this line. */
  countCooksWith: (line: string) => number
}

/**
 * Finds the lines that cooks changed in the versions that they cooked. Authors correct the spelling of a version in place. So a line that
 * a version no longer has literally stands for the version's most similar line.
 */
export function findChangedLines(cooks: CountedCook[], versions: CookedVersion[]): ChangedLines {
  const byVersion = Map.groupBy(cooks, ({ version }) => version)
  const known = new Map(
    versions.map(({ number, ingredients }) => {
      const count = byVersion.get(number)?.length ?? 0
      const texts = new Map(linesOf(ingredients).map(line => [fold(line), line]))
      return [number, { count, texts, ingredients }]
    }),
  )
  const mended = [...known].flatMap(([number, { count, texts, ingredients }]) => {
    const changed = (byVersion.get(number) ?? []).flatMap(({ changes }) => changes.map(({ line }) => line))
    const lines = [...new Set(changed)].filter(line => line !== '' && !texts.has(fold(line)))
    return lines.length > 0 ? { count, texts, ingredients, lines } : []
  })
  for (const one of mended.toSorted((a, b) => b.count - a.count).slice(0, maxMendedVersions)) addMended(one)
  return {
    textOf: (version, line) => known.get(version)?.texts.get(fold(line)),
    countCooksWith: line =>
      known
        .values()
        .filter(({ texts }) => texts.get(fold(line)) !== undefined)
        .reduce((sum, { count }) => sum + count, 0),
  }
}

type Mended = { texts: Map<string, string>; ingredients: string; lines: string[] }

/** Adds to a version's `texts`, by the folded line, the lines that it no longer has literally. */
function addMended({ texts, ingredients, lines }: Mended): void {
  for (const { before, after } of pairLines(...factsOfBoth(lines.join('\n'), ingredients, 'ingredient')))
    if (before && after) texts.set(fold(before.text), after.text)
}
