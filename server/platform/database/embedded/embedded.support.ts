import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Connection, type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import type { LogEvent } from './log-file.ts'
import { readPidFile } from './pid-file.ts'
import { findProcess } from './process-facts.ts'

export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65534, gid: 65534 }
const fastSettings = { fsync: 'off', full_page_writes: 'off' }

/** A folder that any account may enter; deleted after the test, and processes that still run in it are killed. */
export function aDataDir(t: TestContext, ...inside: string[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mezani-test-')))
  chmodSync(root, 0o755)
  const dataDir = join(root, ...inside, 'data')
  t.after(async () => {
    for (const stop of stoppers.get(dataDir) ?? []) await stop()
    await killPostmaster(dataDir)
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  return dataDir
}

const stoppers = new Map<string, (() => Promise<unknown>)[]>()

function stopAfterTest(dataDir: string, stop: () => Promise<unknown>): void {
  stoppers.set(dataDir, [...(stoppers.get(dataDir) ?? []), stop])
}

let template: Promise<string> | undefined
// Outside a test, the hook runs after the file; inside a test, it runs after that test.
after(async () => template && rmSync(dirname(await template), { recursive: true, force: true }))

/** Returns a data folder, as above, with an initialised, stopped cluster. Copying it takes a tenth of the time of a first start. */
export async function anInitializedDataDir(t: TestContext): Promise<string> {
  template ??= makeTemplate()
  const dataDir = aDataDir(t)
  execFileSync('cp', ['-a', await template, dataDir])
  return dataDir
}

async function makeTemplate(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'mezani-template-'))
  chmodSync(root, 0o755)
  const dataDir = join(root, 'data')
  const started = await startEmbedded({ dataDir, log: () => {}, settings: fastSettings })
  await started.stop()
  return dataDir
}

export type Started = EmbeddedPostgres & { events: LogEvent[] }

export async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Started> {
  const events: LogEvent[] = []
  const log = (event: LogEvent) => events.push(event)
  const started = await startEmbedded({ dataDir, log, settings: fastSettings, ...options })
  stopAfterTest(dataDir, started.stop)
  return { ...started, events }
}

/** A PostgreSQL that was started in a separate process, which tests may kill. */
export type Child = {
  process: ChildProcess
  /** Waits for the next line that has this key. */
  waitForMessage<T = string>(key: 'connection' | 'refused'): Promise<T>
}

export function startChild(dataDir: string, as: { uid: number; gid: number } | object = {}): Child {
  const script = join(import.meta.dirname, 'embedded.fixture.ts')
  const args = [script, dataDir, JSON.stringify(fastSettings)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/', ...as })
  stopAfterTest(dataDir, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const lines: Record<string, unknown>[] = []
  createInterface({ input: child.stdout }).on('line', line => lines.push(JSON.parse(line)))
  const waitForMessage = async <T>(key: string) => {
    await waitUntil(
      () => lines.some(line => key in line),
      `the child to say "${key}", after ${JSON.stringify(lines)}`,
    )
    return lines.find(line => key in line)?.[key] as T
  }
  return { process: child, waitForMessage }
}

export async function query<Row extends object>(connection: Connection, sql: string): Promise<Row[]> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Polls; the timeout is long because it only matters in failing tests. */
export async function waitUntil(condition: () => boolean, what: string, timeoutMs = 120_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`)
    await sleep(5)
  }
}

export const clusterIn = (dataDir: string) => join(dataDir, 'postgres', 'cluster')

/** Returns the pid of the server that runs in the folder, verified by its command line; undefined if none runs. */
export function postmasterPid(dataDir: string): number | undefined {
  const cluster = clusterIn(dataDir)
  if (!existsSync(join(cluster, 'postmaster.pid'))) return undefined
  const pid = readPidFile(realpathSync(cluster))?.pid
  const facts = pid ? findProcess(pid) : undefined
  return facts?.arguments.includes(realpathSync(cluster)) ? pid : undefined
}

/** Kills the server with `kill -9`, to simulate a crash. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = postmasterPid(dataDir)
  if (!pid) return
  process.kill(pid, 'SIGKILL')
  await waitUntil(() => !findProcess(pid), 'the postmaster to die')
}

export async function killChild(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await once(child.process, 'exit')
}
