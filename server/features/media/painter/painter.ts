import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PaintReply, PaintRequest } from './messages.ts'

/** Draws one cover at a time in a child process, which ends after a while without work. */
export type Painter = {
  paint(request: PaintRequest): Promise<Extract<PaintReply, { color: string }>>
  close(): void
}

const paintTimeoutMs = 30_000
const idleMs = 60_000

export function openPainter(): Painter {
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  const killChild = () => {
    clearTimeout(idleTimer)
    child?.kill('SIGKILL')
    child = undefined
  }

  const ensureChild = (): ChildProcess => {
    clearTimeout(idleTimer)
    if (child?.connected) return child
    child = fork(join(import.meta.dirname, 'paint.ts'), {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    return child
  }

  return {
    close() {
      isClosed = true
      killChild()
    },
    async paint(request) {
      if (isClosed) throw new Error('The painter has gone home; the site is closing.')
      const painter = ensureChild()
      refChild(painter)
      painter.send(request)
      const reply = await waitForReply(painter).catch((error: unknown) => {
        killChild()
        throw error
      })
      unrefChild(painter)
      idleTimer = setTimeout(killChild, idleMs).unref()
      if ('failure' in reply) throw new Error(`The cover could not be drawn: ${reply.failure}`)
      return reply
    },
  }
}

/** Only a busy painter keeps this process's event loop alive; an idle one must not delay its exit. */
function refChild(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function unrefChild(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

async function waitForReply(child: ChildProcess): Promise<PaintReply> {
  const settled = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: settled.signal }).then(([reply]) => reply as PaintReply),
      once(child, 'exit', { signal: settled.signal }).then(([code, signal]) => {
        throw new Error(`The painter ended (${signal ?? code}).`)
      }),
      once(AbortSignal.timeout(paintTimeoutMs), 'abort', { signal: settled.signal }).then(() => {
        throw new Error(`The painter did not answer within ${paintTimeoutMs / 1000} s.`)
      }),
    ])
  } finally {
    settled.abort()
  }
}
