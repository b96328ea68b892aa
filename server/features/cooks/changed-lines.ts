import type { LineChange } from '#contract/cooks.ts'
import { factsOfBoth } from '#contract/recipe-versions/line-facts.ts'
import { pairLines } from '#contract/recipe-versions/pair-lines.ts'
import { linesOf } from './cooks.rules.ts'

/** The newest cook of a member, of those that are not private. */
export type CountedCook = {
  version: number
  isAsWritten: boolean
  stars: number
  minutes: number | null
  changes: LineChange[]
}

export type CookedVersion = { number: number; ingredients: string }

/** However it is spaced and in whatever case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Of so many versions, those that most cooked: to compare lines takes a while. */
const maxMendedVersions = 3

export type ChangedLines = {
  /** The line as its version has it today; undefined where it has none such, or is not known. */
  textOf: (version: number, line: string) => string | undefined
  /** Those that cooked a version with this line. */
  countCooksWith: (line: string) => number
}

/**
 * The lines that cooks changed, in the versions that they cooked. The spelling of a version is mended in place, so what it does not
 * have any more to the letter is the line of it that is likest.
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

/** To the texts of a version, by the folded line, those lines that it does not have to the letter. */
function addMended({ texts, ingredients, lines }: Mended): void {
  for (const { before, after } of pairLines(...factsOfBoth(lines.join('\n'), ingredients, 'ingredient')))
    if (before && after) texts.set(fold(before.text), after.text)
}
