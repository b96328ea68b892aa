// How long does the site take from its start to the first response, on a new and on an existing database? How much memory does it
// use when idle?
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { siteFlags } from '#tests/support/repository.ts'
import { withDatabase } from './machine/database.ts'
import { request, withProcess } from './machine/processes.ts'
import type { SiteProcessInfo } from './machine/site-process.ts'
import { type Benchmark, median, metric } from './metric.ts'

const main = join(import.meta.dirname, '../server/main.ts')
const idleRecipes = 100_000
const timeoutMs = 120_000

export const start: Benchmark = {
  name: 'start',
  run: async ({ isQuick }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mezani-bench-start-'))
    try {
      const first = await measureStart(dataDir)
      const later = []
      for (let round = 0; round < (isQuick ? 3 : 7); round += 1) later.push(await measureStart(dataDir))
      const memory = await withDatabase(({ url }) => idleMemory(url), idleRecipes)
      return [
        metric('first start ever: to the first answer', first / 1000, { atMost: 10 }, ' s'),
        metric('later start: to the first answer', median(later) / 1000, { atMost: 2 }, ' s'),
        metric('memory of the idle process, 100,000 recipes', memory, { atMost: 200 }, ' MB'),
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** Returns the milliseconds from spawning the process to its first list response. */
async function measureStart(dataDir: string): Promise<number> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...siteFlags, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' },
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  while (!(await isServing(port))) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode} instead of starting.`)
    if (performance.now() - started > timeoutMs) throw new Error('The site did not start in time.')
    // More frequent polling would take processor time from the start that is measured.
    await sleep(20)
  }
  const took = performance.now() - started
  child.kill('SIGTERM')
  await ended
  return took
}

const isServing = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/recipes?limit=24&fields=card`).then(
    answer => answer.ok,
    () => false,
  )

const idleMemory = (url: string): Promise<number> =>
  withProcess<SiteProcessInfo, number>('site', { databaseUrl: url }, async ({ port }, child) => {
    for (let number = 0; number < 200; number += 1)
      await fetch(`http://127.0.0.1:${port}/api/recipes?limit=24&maxPrepTime=${1_000 + number}`).then(
        answer => answer.arrayBuffer(),
      )
    await sleep(3_000)
    return (await request<SiteProcessInfo>(child, 'memory')).rssMb
  })
