import type { CookFigures, LineChange } from '#contract/cooks.ts'
import { maxToldChanges, minCooksOfMean, minEqualChanges, minTimedCooks } from '#contract/limits.ts'
import { type CookedVersion, type CountedCook, findChangedLines, fold } from './changed-lines.ts'

/** Summarizes what cooks say. Leaves out a figure of too few cooks, because it could reveal what a single one said. */
export const cookFigures = (
  cooks: CountedCook[],
  versions: CookedVersion[],
): Omit<CookFigures, 'cookCount'> => ({
  asWritten: meanOf(cooks.filter(({ isAsWritten }) => isAsWritten)),
  changed: meanOf(cooks.filter(({ isAsWritten }) => !isAsWritten)),
  changes: equalChanges(cooks, versions),
  minutes: quartilesOf(cooks.flatMap(({ minutes }) => minutes ?? [])),
})

const meanOf = (cooks: CountedCook[]): CookFigures['asWritten'] =>
  cooks.length < minCooksOfMean ? undefined : { count: cooks.length, rating: ratingOf(cooks) }

const ratingOf = (cooks: CountedCook[]): number => {
  const sum = cooks.reduce((total, { stars }) => total + stars, 0)
  return Math.round((sum / cooks.length) * 10) / 10
}

function quartilesOf(minutes: number[]): CookFigures['minutes'] {
  if (minutes.length < minTimedCooks) return undefined
  const sorted = minutes.toSorted((one, other) => one - other)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [low = 0, high = low] = sorted.slice(Math.floor(place), Math.floor(place) + 2)
    return Math.round(low + (high - low) * (place % 1))
  }
  return { count: sorted.length, lower: at(0.25), median: at(0.5), upper: at(0.75) }
}

type Group = { line: string; verb: LineChange['verb']; cooks: CountedCook[]; whats: string[] }

/**
 * Groups the changes of the same line in the same way, whatever it was changed to. Additions are grouped by what was added. `of` counts
 * the cooks whose version had the line, whatever they changed.
 */
function equalChanges(cooks: CountedCook[], versions: CookedVersion[]): CookFigures['changes'] {
  const lines = findChangedLines(cooks, versions)
  const groups = new Map<string, Group>()
  for (const cook of cooks)
    for (const { line, verb, what } of cook.changes) {
      const isAdded = verb === 'added'
      const changed = isAdded ? '' : lines.textOf(cook.version, line)
      if (changed === undefined) continue
      const key = `${verb} ${fold(isAdded ? what : changed)}`
      const group = groups.get(key) ?? { line: changed, verb, cooks: [], whats: [] }
      group.cooks.push(cook)
      group.whats.push(what)
      groups.set(key, group)
    }
  return (
    [...groups.values()]
      .filter(group => group.cooks.length >= minEqualChanges)
      .map(group => ({
        ...group,
        of: group.verb === 'added' ? cooks.length : lines.countCooksWith(group.line),
      }))
      // With equal counts, the change comes first whose line fewer cooks had.
      .toSorted((one, other) => other.cooks.length - one.cooks.length || one.of - other.of)
      .slice(0, maxToldChanges)
      .map(({ line, verb, cooks: equal, whats, of }) => ({
        line,
        verb,
        what: commonText(whats),
        count: equal.length,
        rating: ratingOf(equal),
        of,
      }))
  )
}

/** Returns what most cooks wrote, as the newest of them wrote it. Empty if too few wrote it, since it could then reveal their own words. */
function commonText(texts: string[]): string {
  const alike = Map.groupBy(texts, fold).values()
  const [most = []] = [...alike].toSorted((one, other) => other.length - one.length)
  return most.length >= minEqualChanges ? (most[0] ?? '') : ''
}
