import * as t from '#texts/requests.ts'
import { Refusal } from './problems.ts'

/**
 * Returns the task's result, or refuses with 503 after `ms` milliseconds. The task itself runs on until the database's own timeouts end it.
 */
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
