import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type * as rows from '#contract/rows.ts'
import type { Guard } from './guards.ts'

/** A file in pages/: the component of one URL, and the data it can fetch before it is shown. */
export type PageModule = {
  Page: ComponentType
  /** Fills the query cache: on the server before rendering, in the browser when a link is hovered, touched or focused. */
  prefetch?: (queries: QueryClient, url: URL) => Promise<unknown>
  /** On the server: what the page reads of the address's query, if anything; it is rendered without the rest. */
  readSearch?: (search: URLSearchParams) => URLSearchParams
  /** After prefetching, on the server: whether what the URL names exists. If not, the page is sent with 404. */
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
  /** `:name` stands for one segment. Matched without regard to case, so /contactUs and /signUp need no rows of their own. */
  url: string
  /** The file in pages/ that has the row's name. */
  load: () => Promise<PageModule>
  /** The document title; a page may replace it with a more precise one. */
  title: string
  guard?: Guard
  /** Starts with a picture or a form of its own instead of the bar. */
  isBarless?: boolean
  /** A form is all the page is about: the footer stays closed. */
  isForm?: boolean
}

/** The part that only the server and the build use. The build removes these fields from the browser's copy of the table. */
export type ServerFields = {
  /** Private to its user: kept out of search engines. What it reads of the address's query is a secret: the page is never kept. */
  isPrivate: boolean
  /** For search engines and link previews. */
  description?: string
  /** Called by the script in the head, before the bundle has loaded, for signed-in users. `{id}` is the value of `:name`. */
  earlyCalls?: EarlyCall[]
  /** Its files are precached, so that it can be read offline. */
  isPrecached?: boolean
  /** Byte budget of all script before the page is shown. Pages without one have a budget for their own script alone. */
  firstLoadKilobytes?: number
}

export type PageRow = BrowserFields & ServerFields
