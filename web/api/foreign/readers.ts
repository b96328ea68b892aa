import { joinLines } from '#contract/join-lines.ts'

/**
 * Reads one field. The client works with any backend that implements the specification's endpoints, so it does not trust their
 * responses: whatever a field holds, the reader returns a value of the declared type. Endpoints that only our own server
 * implements need no reader.
 */
type Reader<Value> = (value: unknown) => Value
type Shape = Record<string, Reader<unknown>>
type ReadAs<Fields extends Shape> = { [Name in keyof Fields]: ReturnType<Fields[Name]> }

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads an object with every declared field, and no other. */
export const object = <Fields extends Shape>(shape: Fields): Reader<ReadAs<Fields>> => {
  const readers = Object.entries(shape)
  return value => {
    const fields = fieldsOf(value)
    const read: Record<string, unknown> = {}
    for (const [name, readField] of readers) read[name] = readField(fields[name])
    return read as ReadAs<Fields>
  }
}

/** Reads a list. Undefined if the value is not a list. */
export const listIn = <Value>(
  value: unknown,
  read: (element: unknown, index: number) => Value,
): Value[] | undefined => (Array.isArray(value) ? value.map(read) : undefined)

/** Returns the reply. An empty reply counts as a failed request, so it throws. */
export function required(value: unknown): unknown {
  if (value === undefined || value === null) throw new Error('The answer is empty')
  return value
}

export const string = (value: unknown): string => (typeof value === 'string' ? value : '')

export const stringOrNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value) : string(value)

/** Reads an id as text, because backends may number or name their rows. */
export const id = (value: unknown): string => String(value ?? '')

export const boolean = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined

export const lines = (value: unknown): string =>
  Array.isArray(value) ? joinLines(value.map(stringOrNumber)) : stringOrNumber(value)

export function number(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const read = Number(value)
  return Number.isFinite(read) ? read : undefined
}

export const numberOrZero = (value: unknown): number => number(value) ?? 0
