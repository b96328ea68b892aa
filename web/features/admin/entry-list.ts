import type * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { type Entry, readEntries } from '#web/api/foreign/admin-entry.ts'

/** The newest entries: all pages that were requested. `next` is the cursor of the next page. */
export type EntryList = { entries: Entry[]; next: string | undefined; pages: number }
type ListRow = typeof rows.listAllUsers | typeof rows.listAllRecipes | typeof rows.listAllComments
/** Which list it is, and which field of an element is its text. */
export type Listed = { row: ListRow; field: string }

/**
 * Matches the cursor in a Link header (RFC 8288). The recipe lists' function is not used here, because it would bring all of
 * their code.
 */
const nextPage = /[?&]cursor=(\w+)[^>]*>; rel="next"/

/** Fetches one page of entries. Undefined if the reply is not a list. */
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

/** Fetches the given number of pages, from the newest entry on. */
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
