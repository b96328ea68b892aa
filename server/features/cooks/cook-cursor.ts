import { decodeCursor, encodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'

/** Where a page of cooks ends. They are in the order of their days. Opaque to clients. */
export type CookCursor = { cookedOn: string; id: number }

export const writeCookCursor = ({ cookedOn, id }: CookCursor): string => encodeCursor(`${cookedOn}.${id}`)

const pattern = /^(\d{4}-\d\d-\d\d)\.([1-9]\d{0,14})$/

/** Reads a cursor; an empty text gives undefined. Throws for a damaged one. */
export function readCookCursor(text: string): CookCursor | undefined {
  if (text === '') return undefined
  const [, cookedOn = '', id] = pattern.exec(decodeCursor(text)) ?? []
  // A day that is not in the calendar becomes another day as a Date.
  const isDay = new Date(`${cookedOn}T00:00Z`).toJSON()?.startsWith(cookedOn)
  return id && isDay ? { cookedOn, id: Number(id) } : refuseCursor()
}
