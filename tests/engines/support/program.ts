import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, type PoolConfig } from 'pg'

const startTimeoutMs = 60_000

export type RunningProgram = {
  pid: number
  output: () => string
  isRunning: () => boolean
  /** Resolves once the program has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  /** The account that the program runs as. Most servers refuse root. */
  account?: Account | undefined
  environment?: Record<string, string>
  isReady: () => Promise<boolean>
}

/**
 * Starts one of Debian's servers and waits until it is ready. The kernel ends it with this process, however this process ends.
 * Throws with the server's output if it ends before it is ready.
 */
export async function startProgram(
  [command = '', ...args]: string[],
  { account, environment = {}, isReady }: Options,
): Promise<RunningProgram> {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  const chunks: string[] = []
  const output = () => chunks.join('')
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk)
      if (chunks.length > 1_000) chunks.splice(0, 500)
    })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const exited = once(child, 'exit')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning()) child.kill(signal)
    await exited
  }
  const deadline = performance.now() + startTimeoutMs
  while (!(await isReady())) {
    if (!isRunning()) throw new Error(`${command} ended:\n${output()}`)
    if (performance.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`${command} is not ready:\n${output()}`)
    }
    await sleep(50)
  }
  return { pid: child.pid ?? 0, output, isRunning, stop }
}

/** Throws unless each program is installed and the caller is root. The error names Debian's package. */
export async function requirePrograms(packages: Record<string, string>): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it starts servers as their own accounts.')
  for (const [program, debianPackage] of Object.entries(packages))
    await promisify(execFile)('which', [program]).catch(() => {
      throw new Error(`${program} is not installed: apt-get install ${debianPackage}, or run .ci/full.`)
    })
}

export type Account = { uid: number; gid: number }

/** Returns the account that Debian made for a server. */
export async function accountOf(name: string): Promise<Account> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, name])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** Checks whether PostgreSQL accepts this connection's role. */
export async function canConnect(connection: PoolConfig): Promise<boolean> {
  const client = new Client({ connectionTimeoutMillis: 2_000, ...connection })
  client.on('error', () => undefined)
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isConnected
}
