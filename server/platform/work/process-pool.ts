import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'

const idleMs = 60_000
/** The longest time to start a process, on a busy machine. A request's own time begins after it. */
const startMs = 20_000

/** Thrown if a request took more time or memory than it may, which ended the process that worked on it. */
export class ProcessEnded extends Error {}

/** A process of a pool sends 'ready' first, and then an answer or a failure for each request. `failure` is a text for the log. */
export type Failure = { failure: string }

export type ProcessPool<Request, Answer> = { ask(request: Request): Promise<Answer>; close(): void }

type Bounds = {
  maxMs: number
  /** For the process's JavaScript heap. */
  maxMemoryMb: number
  /** Whether a process ends after its first answer, to give back the memory that it took. */
  isSingleUse?: boolean
}

/**
 * Opens a pool of processes of this script. Each works on one request at a time. There are as many processes as requests at once, and they
 * end after a while without work. A process that takes more time or memory than it may is ended too, and its request fails.
 */
export function openProcessPool<Request extends object, Answer extends object>(
  script: string,
  { maxMs, maxMemoryMb, isSingleUse = false }: Bounds,
): ProcessPool<Request, Answer> {
  const name = basename(script, '.ts')
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const busy = new Set<ChildProcess>()
  let isClosed = false

  const start = (): ChildProcess =>
    fork(script, {
      serialization: 'advanced',
      // V8 would fill the log with a report on its memory when it runs out.
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
    if (isSingleUse) {
      end(child)
      return
    }
    busy.delete(child)
    // Only a busy process keeps this one's event loop alive.
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(waiting), 1)
      end(child)
    }, idleMs).unref()
    const waiting = { child, timer }
    idle.push(waiting)
  }

  function end(child: ChildProcess): void {
    busy.delete(child)
    child.kill('SIGKILL')
  }

  async function firstMessage(child: ChildProcess, withinMs: number): Promise<unknown> {
    const settled = new AbortController()
    const { signal } = settled
    try {
      return await Promise.race([
        once(child, 'message', { signal }).then(([message]) => message),
        once(child, 'exit', { signal }).then(([code, killer]) => {
          throw new Error(`${name}: ended (${killer ?? code})`)
        }),
        once(AbortSignal.timeout(withinMs), 'abort', { signal }).then(() => {
          throw new Error(`${name}: no answer within ${withinMs} ms`)
        }),
      ])
    } finally {
      settled.abort()
    }
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
    async ask(request) {
      if (isClosed) throw new Error(`${name}: the site is closing`)
      const child = await take()
      busy.add(child)
      child.ref()
      child.channel?.ref()
      try {
        const answered = firstMessage(child, maxMs)
        child.send(request)
        const reply = (await answered) as Answer | Failure
        putBack(child)
        if ('failure' in reply) throw new Error(`${name}: ${reply.failure}`)
        return reply
      } catch (error) {
        if (!busy.has(child)) throw error
        end(child)
        throw new ProcessEnded('too much time or memory', { cause: error })
      }
    },
  }
}
