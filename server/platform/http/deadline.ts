import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

/** The result of the task, or 503 once the milliseconds are over; the task itself ends by the database's own timeouts. */
export async function withDeadline<Result>(ms: number, task: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Refusal('unavailable', t.databaseUnreachable, { retryAfter: 2 }))
    timer = setTimeout(refuse, Math.max(0, ms))
  })
  try {
    return await Promise.race([task(), deadline])
  } finally {
    clearTimeout(timer)
  }
}
