import type * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { type Entry, readEntries } from '#web/api/foreign/admin-entry.ts'

/** The newest entries, as many pages of them as were asked for; `next` leads to the page after. */
export type EntryList = { entries: Entry[]; next: string | undefined; pages: number }
type ListRow = typeof rows.listAllUsers | typeof rows.listAllRecipes | typeof rows.listAllComments
/** Which list, and which field of an element is its text. */
export type Listed = { row: ListRow; field: string }

/** The cursor in the URL of RFC 8288's Link. Not read as lists of recipes read theirs: that comes with all of their code. */
const nextPage = /[?&]cursor=(\w+)[^>]*>; rel="next"/

/** Undefined where the reply is no list. */
export async function fetchEntryPage(
  { row, field }: Listed,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<EntryList | undefined> {
  const { body, headers } = await callForResponse(row, {
    ...(cursor && { query: { cursor } }),
    ...(signal && { signal }),
  })
  const entries = readEntries(body, field)
  return entries && { entries, next: nextPage.exec(headers.get('link') ?? '')?.[1], pages: 1 }
}

/** So many pages from the newest on. */
export async function fetchEntries(
  listed: Listed,
  pages: number,
  signal: AbortSignal,
): Promise<EntryList | undefined> {
  let list = await fetchEntryPage(listed, undefined, signal)
  while (list?.next && list.pages < pages)
    list = appendEntries(list, await fetchEntryPage(listed, list.next, signal))
  return list
}

export const appendEntries = (list: EntryList, page: EntryList | undefined): EntryList => ({
  entries: [...list.entries, ...(page?.entries ?? [])],
  next: page?.next,
  pages: list.pages + 1,
})
