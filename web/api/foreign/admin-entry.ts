import { fieldsOf, listIn } from './readers.ts'

/** An element of a list: its text, and the id by which it can be deleted. */
export type Entry = { id: string; text: string }

/** Reads a list whose elements have their text in `field`. Undefined if the reply is not a list. */
export const readEntries = (value: unknown, field: string): Entry[] | undefined =>
  listIn(value, (element, index) => {
    const fields = fieldsOf(element)
    return { id: String(fields.id ?? index), text: String(fields[field] ?? '') }
  })
