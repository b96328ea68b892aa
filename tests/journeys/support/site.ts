export type Account = { email: string; password: string }

export type Site = {
  url: string
  /** Of the sample table; has recipes, bookmarks, ratings and comments. */
  cook: Account
  admin: Account
  /** Adds so many made-up recipes, always the same. */
  seed: (count: number) => Promise<void>
  /** The text of the newest mail to this address, as soon as it is there. */
  mailTo: (address: string) => Promise<string>
  stop: () => Promise<void>
}
