import { setPriority } from 'node:os'
import type { Failure } from './process-pool.ts'

/** Makes this process answer the requests of its pool at this priority: 0 is the priority of other processes, 19 the lowest. */
export function answerRequests<Request, Answer>(
  priority: number,
  answer: (request: Request) => Answer | Promise<Answer>,
): void {
  const answerOrFail = async (request: Request): Promise<Answer | Failure> => {
    try {
      return await answer(request)
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  setPriority(priority)
  process.on('message', async (request: Request) => void process.send?.(await answerOrFail(request)))
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
