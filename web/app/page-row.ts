import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type * as rows from '#contract/rows.ts'
import type { Guard } from './guards.ts'

/** A file in pages/: the component of one URL, and the data that it can fetch before it is shown. */
export type PageModule = {
  Page: ComponentType
  /** Fills the query cache: on the server before rendering, in the browser when a link is hovered, touched or focused. */
  prefetch?: (queries: QueryClient, url: URL) => Promise<unknown>
  /** Used on the server: returns the query parameters that the page reads. It is rendered without the others. */
  readSearch?: (search: URLSearchParams) => URLSearchParams
  /** Used on the server after prefetching: checks whether what the URL names exists. If not, the page is sent with 404. */
  isFound?: (queries: QueryClient, url: URL) => boolean
}

type Row = (typeof rows)[keyof typeof rows]
export type EarlyCall = {
  row: Extract<Row, `${string} GET ${string}`>
  query?: Record<string, number>
  credentials?: 'include'
}

/** The part of a row that the browser uses. */
type BrowserFields = {
  /** `:name` stands for one segment. The URL is matched case-insensitively, so /contactUs and /signUp need no rows. */
  url: string
  /** Loads the file in pages/ that has the row's name. */
  load: () => Promise<PageModule>
  /** The document title. A page may replace it with a more precise one. */
  title: string
  guard?: Guard
  /** The page starts with a picture or a form of its own instead of the bar. */
  isBarless?: boolean
  /** The page consists of a form, so the footer stays closed. */
  isForm?: boolean
}

/** The part that only the server and the build use. The build removes these fields from the browser's copy of the table. */
export type ServerFields = {
  /**
   * The page is private to its user and kept out of search engines. The query parameters that it reads are secret, so the page is
   * never cached.
   */
  isPrivate: boolean
  /** The description for search engines and link previews. */
  description?: string
  /** Requests that the script in the head sends for signed-in users before the bundle has loaded. `{id}` is the value of `:name`. */
  earlyCalls?: EarlyCall[]
  /** The page's files are precached, so that it can be read offline. */
  isPrecached?: boolean
  /** The byte budget of all script before the page is shown, in kilobytes. Pages without it have a budget for their own script alone. */
  firstLoadKilobytes?: number
}

export type PageRow = BrowserFields & ServerFields
