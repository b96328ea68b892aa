import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from './call.ts'
import type { TestSite } from './site.ts'
import { waitFor } from './wait-for.ts'

/** Runs the task this many times concurrently. */
export const runConcurrently = <Result>(
  count: number,
  task: (n: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, n) => task(n)))

/** Counts the responses of each status. */
export function countStatuses(replies: ApiResponse[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Retries after 503 with Retry-After, as clients should. */
export async function retryOn503(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  for (;;) {
    const reply = await send()
    if (reply.status !== 503) return reply
    assert.ok(Number(reply.headers.get('retry-after')) > 0)
    await sleep(50)
  }
}

type RecipeTable = 'bookmarks' | 'ratings' | 'comments' | 'cooks' | 'notifications'

/** Returns functions that read the rows of other tables that refer to a recipe. */
export const dependentRowsOf = ({ db }: TestSite) => ({
  rows: (table: RecipeTable, recipeId: number) =>
    db.selectFrom(table).selectAll().where('recipe_id', '=', recipeId).execute(),
  counts: (recipeId: number) =>
    db.selectFrom('recipe_counts').selectAll().where('recipe_id', '=', recipeId).executeTakeFirst(),
})

/** Returns how many deadlocks the database has resolved. */
export async function countDeadlocks({ pool }: TestSite): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? Number.NaN
}

/**
 * Holds the locks of a statement until `waiting` of the task's statements wait for locks and `meanwhile` is over. Then lets them
 * continue at once.
 */
export async function raceBehind<Result>(
  { pool }: TestSite,
  { lock, waiting, meanwhile }: { lock: string; waiting: number; meanwhile?: () => Promise<unknown> },
  task: () => Promise<Result>,
): Promise<Result> {
  const locker = await pool.connect()
  try {
    await locker.query('begin')
    await locker.query(lock)
    const running = task()
    await waitFor(async () => {
      // Without this, the transaction keeps seeing the activity that it saw first.
      await locker.query('select pg_stat_clear_snapshot()')
      const { rows } = await locker.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length >= waiting || undefined
    }, `${waiting} who wait behind "${lock}"`)
    await meanwhile?.()
    await locker.query('commit')
    return await running
  } finally {
    // Closes the connection, so that the lock ends with it if the wait failed.
    locker.release(true)
  }
}
