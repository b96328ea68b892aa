export type Account = { email: string; password: string }

export type Site = {
  url: string
  /** Of the sample table; has recipes, bookmarks, ratings and comments. */
  cook: Account
  admin: Account
  /** The text of the newest mail to this address, as soon as it is there. */
  mailTo: (address: string) => Promise<string>
  stop: () => Promise<void>
}
