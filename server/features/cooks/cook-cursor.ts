import { decodeCursor, encodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'

/** The end of a page of cooks, which are in the order of their days. Opaque to clients. */
export type CookCursor = { cookedOn: string; id: number }

export const writeCookCursor = ({ cookedOn, id }: CookCursor): string => encodeCursor(`${cookedOn}.${id}`)

const pattern = /^(\d{4}-\d\d-\d\d)\.([1-9]\d{0,14})$/

/** Undefined for none; one that is damaged is refused. */
export function readCookCursor(text: string): CookCursor | undefined {
  if (text === '') return undefined
  const [, cookedOn = '', id] = pattern.exec(decodeCursor(text)) ?? []
  // What is no day of the calendar is another one as a date.
  const isDay = new Date(`${cookedOn}T00:00Z`).toJSON()?.startsWith(cookedOn)
  return id && isDay ? { cookedOn, id: Number(id) } : refuseCursor()
}
