import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repository, siteFlags } from './repository.ts'
import { waitFor } from './wait-for.ts'

/** A start takes a second, but up to most of a minute while many tests run. */
export const startTimeoutMs = 120_000

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

/** A Mezani in a separate process, as an operator starts it; tests may kill it. */
export type ServerProcess = {
  process: ChildProcess
  pid: number
  /** `output` is everything that it has printed, `errors` what it has printed on standard error. */
  output: () => string
  errors: () => string
  exited: Promise<Exit>
  hasExited: () => boolean
  /** The address it printed, once it listens. Rejects if it ends instead. */
  url: () => Promise<string>
  /** Stops it as an operator does. Rejects unless it ends without an error. */
  stop: () => Promise<void>
}

type Options = {
  /** The `server/main.ts` of another copy. */
  program?: string
  nodeFlags?: readonly string[]
}

/** Starts `node server/main.ts` on this DATA_DIR, with the memory of `npm start`. It does not inherit this process's environment. */
export function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
  { program = join(repository, 'server/main.ts'), nodeFlags = [] }: Options = {},
): ServerProcess {
  const child = spawn(process.execPath, [...siteFlags, ...nodeFlags, program], {
    cwd: dataDir.startsWith('/tmp') ? '/tmp' : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      // As tools/install/run.js sets it.
      MALLOC_ARENA_MAX: '1',
      DATA_DIR: dataDir,
      PORT: '0',
      ...environment,
    },
  })
  const output: string[] = []
  const errors: string[] = []
  child.stdout.setEncoding('utf8').on('data', chunk => output.push(chunk))
  child.stderr.setEncoding('utf8').on('data', chunk => errors.push(chunk))
  const exited = once(child, 'exit').then(([code, signal]): Exit => ({ code, signal }))
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  const all = () => [...output, ...errors].join('')
  return {
    process: child,
    pid: child.pid ?? 0,
    output: all,
    errors: () => errors.join(''),
    exited,
    hasExited,
    url: () =>
      waitFor(
        async () => {
          if (hasExited()) throw new Error(`The server ended:\n${all()}`)
          const [, port] = /open at http:\/\/localhost:(\d+)/.exec(output.join('')) ?? []
          return port && `http://127.0.0.1:${port}`
        },
        'the address',
        startTimeoutMs,
      ),
    async stop() {
      child.kill('SIGTERM')
      const { code, signal } = await exited
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}, told to stop:\n${all()}`)
    },
  }
}
