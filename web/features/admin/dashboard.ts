import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'

/** A line of a list: what it says, under the id by which it can be deleted. */
export type Entry = { id: string; text: string }

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
    users: entriesOf(users, 'email'),
    recipes: entriesOf(recipes, 'title'),
    comments: entriesOf(comments, 'content'),
    isSignedOut: answers.some(answer => answer.status === 'rejected' && isUnauthorized(answer.reason)),
  }
}

const settledValue = (answer: PromiseSettledResult<unknown>): unknown =>
  answer.status === 'fulfilled' ? answer.value : undefined

function entriesOf(list: unknown, field: string): Entry[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.map((wire: Record<string, unknown> | null, index) => ({
    id: String(wire?.id ?? index),
    text: String(wire?.[field] ?? ''),
  }))
}
