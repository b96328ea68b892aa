import { fieldsOf, listIn } from './readers.ts'

/** A line of a list: its text, and the id by which it can be deleted. */
export type Entry = { id: string; text: string }

/** Each with the text of this field; undefined where the reply is no list. */
export const readEntries = (value: unknown, field: string): Entry[] | undefined =>
  listIn(value, (element, index) => {
    const fields = fieldsOf(element)
    return { id: String(fields.id ?? index), text: String(fields[field] ?? '') }
  })
