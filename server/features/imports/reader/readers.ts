import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { Failure } from './messages.ts'

const idleMs = 60_000
/** On a busy machine; the page's own time begins after it. */
const startMs = 20_000

/** A page or recipe took longer or more memory than it may, which ended the process that read it. */
export class ReaderEnded extends Error {}

type Readers<Request, Answer> = { read(request: Request): Promise<Answer>; close(): void }

/**
 * Processes of this script that read one page, or one recipe of a file, at a time each: as many as are asked at once, ended after a while without work. One that takes
 * longer or more memory than it may is ended too, and the reading fails.
 */
export function openReaders<Request extends object, Answer extends object>(
  script: 'read.ts' | 'read-file.ts',
  { maxMs, maxMemoryMb }: Limits['pageReading'],
): Readers<Request, Answer> {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const busy = new Set<ChildProcess>()
  let isClosed = false

  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, script), {
      serialization: 'advanced',
      // What V8 says of its memory when that ends it would fill the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    })

  async function take(): Promise<ChildProcess> {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer)
      if (next.child.connected) return next.child
    }
    const child = start()
    busy.add(child)
    await firstMessage(child, startMs).catch((error: unknown) => {
      end(child)
      throw error
    })
    return child
  }

  function putBack(child: ChildProcess): void {
    busy.delete(child)
    // Only a busy reader keeps this process's event loop alive.
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(reader), 1)
      end(child)
    }, idleMs).unref()
    const reader = { child, timer }
    idle.push(reader)
  }

  function end(child: ChildProcess): void {
    busy.delete(child)
    child.kill('SIGKILL')
  }

  return {
    close() {
      isClosed = true
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer)
        end(child)
      }
      for (const child of busy) end(child)
    },
    async read(request) {
      if (isClosed) throw new Error('The site is closing; nothing is read.')
      const child = await take()
      busy.add(child)
      child.ref()
      child.channel?.ref()
      try {
        const answered = firstMessage(child, maxMs)
        child.send(request)
        const reply = (await answered) as Answer | Failure
        putBack(child)
        if ('failure' in reply) throw new Error(`It could not be read: ${reply.failure}`)
        return reply
      } catch (error) {
        if (!busy.has(child)) throw error
        end(child)
        throw new ReaderEnded('too much time or memory', { cause: error })
      }
    },
  }
}

async function firstMessage(child: ChildProcess, maxMs: number): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(([code, killer]) => {
        throw new Error(`The reader ended (${killer ?? code}).`)
      }),
      once(AbortSignal.timeout(maxMs), 'abort', { signal }).then(() => {
        throw new Error(`The reader did not answer within ${maxMs} ms.`)
      }),
    ])
  } finally {
    settled.abort()
  }
}
