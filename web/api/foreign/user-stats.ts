import { numberOrZero, object } from './readers.ts'

export const readUserStats = object({
  recipes: numberOrZero,
  followers: numberOrZero,
  following: numberOrZero,
})

export type UserStats = ReturnType<typeof readUserStats>
