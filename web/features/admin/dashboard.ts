import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { type Entry, readEntries } from '#web/api/foreign/admin-entry.ts'

/** Each part as far as it could be had; a list only where the answer was one. */
export type Dashboard = {
  statistics: unknown
  users: Entry[] | undefined
  recipes: Entry[] | undefined
  comments: Entry[] | undefined
  /** One of the four was refused: the session is over. */
  isSignedOut: boolean
}

/** The four at once, until the last of them has an answer, good or bad. */
export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const answers = await Promise.allSettled([
    call(rows.getStatistics, { signal }),
    call(rows.listAllUsers, { signal }),
    call(rows.listAllRecipes, { signal }),
    call(rows.listAllComments, { signal }),
  ])
  const [statistics, users, recipes, comments] = answers.map(settledValue)
  return {
    statistics,
    users: readEntries(users, 'email'),
    recipes: readEntries(recipes, 'title'),
    comments: readEntries(comments, 'content'),
    isSignedOut: answers.some(answer => answer.status === 'rejected' && isUnauthorized(answer.reason)),
  }
}

const settledValue = (answer: PromiseSettledResult<unknown>): unknown =>
  answer.status === 'fulfilled' ? answer.value : undefined
