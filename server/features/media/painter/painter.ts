import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Commission, Painting } from './messages.ts'

/** Draws one cover at a time in a process of its own, which goes home when there has been nothing to draw for a while. */
export type Painter = {
  paint(commission: Commission): Promise<Extract<Painting, { color: string }>>
  close(): void
}

const patienceMs = 30_000
const idleMs = 60_000

export function openPainter(): Painter {
  let child: ChildProcess | undefined
  let goHome: NodeJS.Timeout | undefined
  let isClosed = false

  const sendHome = () => {
    clearTimeout(goHome)
    child?.kill('SIGKILL')
    child = undefined
  }

  const call = (): ChildProcess => {
    clearTimeout(goHome)
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
      sendHome()
    },
    async paint(commission) {
      if (isClosed) throw new Error('The painter has gone home; the site is closing.')
      const painter = call()
      hold(painter)
      painter.send(commission)
      const painting = await answerOf(painter).catch((error: unknown) => {
        sendHome()
        throw error
      })
      letGo(painter)
      goHome = setTimeout(sendHome, idleMs).unref()
      if ('failure' in painting) throw new Error(`The cover could not be drawn: ${painting.failure}`)
      return painting
    },
  }
}

/** Only a painter at work is a reason for this process to stay; one that waits is not. */
function hold(painter: ChildProcess): void {
  painter.ref()
  painter.channel?.ref()
}

function letGo(painter: ChildProcess): void {
  painter.unref()
  painter.channel?.unref()
}

async function answerOf(painter: ChildProcess): Promise<Painting> {
  const settled = new AbortController()
  try {
    return await Promise.race([
      once(painter, 'message', { signal: settled.signal }).then(([painting]) => painting as Painting),
      once(painter, 'exit', { signal: settled.signal }).then(([code, signal]) => {
        throw new Error(`The painter ended (${signal ?? code}).`)
      }),
      once(AbortSignal.timeout(patienceMs), 'abort', { signal: settled.signal }).then(() => {
        throw new Error(`The painter did not answer within ${patienceMs / 1000} s.`)
      }),
    ])
  } finally {
    settled.abort()
  }
}
