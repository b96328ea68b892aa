export type Account = { email: string; password: string }

export type Site = { url: string; cook: Account; admin: Account; stop: () => Promise<void> }
