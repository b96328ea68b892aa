import { defaultLimits, type Limits, type Rate } from './default-limits.ts'

/** One limit: a number, or a rate as a whole. */
export type LimitValue = number | Rate
type LimitTree = { [name: string]: LimitValue | LimitTree }

export const isRate = (value: LimitValue | LimitTree): value is Rate =>
  typeof value === 'object' && 'calls' in value

/** Lists every limit by the name with which an operator sets it, its path in the code: `mailLimits.reset.perHour`. */
export function listLimits(limits: Limits = defaultLimits): Map<string, LimitValue> {
  const found = new Map<string, LimitValue>()
  mapTree(limits, '', (name, value) => {
    found.set(name, value)
    return value
  })
  return found
}

/** Returns the default limits, with the given values in the place of their defaults. */
export const withLimits = (given: ReadonlyMap<string, LimitValue>): Limits =>
  // A value is replaced by one of its kind, so that the shape stays.
  mapTree(defaultLimits, '', (name, value) => given.get(name) ?? value) as Limits

function mapTree(
  tree: LimitTree,
  prefix: string,
  change: (name: string, value: LimitValue) => LimitValue,
): LimitTree {
  const entries = Object.entries(tree).map(([key, value]): [string, LimitValue | LimitTree] => {
    const name = prefix + key
    if (typeof value === 'number' || isRate(value)) return [key, change(name, value)]
    return [key, mapTree(value, `${name}.`, change)]
  })
  return Object.fromEntries(entries)
}
