import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs until it is stopped, by its process id; the kernel ends it with this process, however that ends. */
export type Child = { hasEnded(): boolean; output(): string; stop(): Promise<void> }

const maxOutput = 100_000

export function startChild(command: string, args: string[]): Child {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output = (output + text).slice(-maxOutput)
    })
  const closed = once(child, 'close').catch(error => {
    output += String(error)
  })
  let hasEnded = false
  void closed.then(() => (hasEnded = true))
  return {
    hasEnded: () => hasEnded,
    output: () => output,
    async stop() {
      if (!hasEnded) child.kill('SIGKILL')
      await closed
    },
  }
}

/** Runs a program to its end; both of its outputs as one text. */
export async function runToEnd(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}
