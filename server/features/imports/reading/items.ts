/** An object of JSON-LD, microdata or RDFa, as a map from the names of properties to their values. */
export type Item = { [property: string]: unknown }

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the last word of a name or address in lower case: `recipe` for `schema:Recipe` and `https://schema.org/Recipe`. */
export const termOf = (name: string): string => (/[^/#:]*$/.exec(name.trim())?.[0] ?? '').toLowerCase()

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** Returns the value of the first of these properties that has one. Names are compared without their vocabulary and case. */
export function propertyOf(item: Item, ...names: string[]): unknown {
  for (const name of names) {
    const exact = item[name]
    if (exact !== undefined && exact !== null && exact !== '') return exact
    const key = Object.keys(item).find(one => termOf(one) === name.toLowerCase())
    const value = key === undefined ? undefined : item[key]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

export const hasType = (item: Item, type: string): boolean =>
  listOf(item['@type'] ?? item.type).some(one => typeof one === 'string' && termOf(one) === type)

const maxDepth = 60

/** Returns all items in a value, each before the items inside it. */
export function itemsIn(value: unknown): Item[] {
  const found: Item[] = []
  const visit = (one: unknown, depth: number) => {
    if (depth > maxDepth) return
    if (Array.isArray(one)) for (const each of one) visit(each, depth + 1)
    else if (isItem(one)) {
      found.push(one)
      for (const each of Object.values(one)) if (typeof each === 'object') visit(each, depth + 1)
    }
  }
  visit(value, 0)
  return found
}
