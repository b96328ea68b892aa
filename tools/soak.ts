// npm run soak -- --minutes 30: a site under steady, mixed use; prints its memory, open files and connections every half minute, and
// fails if they grow after the first third. Not part of npm test.

import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { siteFlags } from '#harness/site-flags.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { findGrowth, type Sample } from './soak/growth.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const durationMs = Number(values.minutes) * 60_000
if (!(durationMs > 0)) throw new Error('Say for how many minutes: npm run soak -- --minutes 30')
const sampleEveryMs = Math.min(30_000, durationMs / 20)
const pauseMs = 100

const dataDir = await mkdtemp(join(tmpdir(), 'mezani-soak-'))
await chmod(dataDir, 0o755)
const [port, metricsPort] = [await findFreePort(), await findFreePort()]
const url = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, [...siteFlags, join(import.meta.dirname, '../server/main.ts')], {
  env: {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    // The one member has just joined.
    LIMITS: 'newMember.commentsPerDay=1_000_000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})

const call = async (method: string, path: string, body?: object, token = ''): Promise<Response> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  calls += 1
  if (response.status === 503) refused += 1
  else if (response.status >= 500) errors += 1
  return response
}
let calls = 0
let errors = 0
/** A machine that is busy with other things refuses some. */
let refused = 0

async function waitUntilReady(): Promise<void> {
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(200)
}

/** One visitor and member after the other, at a steady rate: pages, lists, searches, a comment, a session that ends. */
async function visitSteadily(until: number): Promise<void> {
  const account = { username: 'soak', email: 'soak@example.org', password: 'a long password' }
  await call('POST', '/api/auth/signup', { ...account, confirmPassword: account.password })
  const { access_token: token } = (await (await call('POST', '/api/auth/login', account)).json()) as {
    access_token: string
  }
  for (let n = 0; Date.now() < until; n += 1) {
    const paths = [
      '/recipes',
      '/api/recipes',
      `/api/recipes?search=dish${n % 5000}`,
      '/api/recipes/1',
      '/nothing',
    ]
    for (const path of paths)
      await (await call('GET', path, undefined, path.endsWith('/1') ? token : '')).text()
    if (n % 40 === 0)
      await (await call('POST', '/api/recipes/1/comment', { content: `Round ${n}` }, token)).text()
    await (await call('POST', '/api/recipes/1/bookmark', {}, token)).text()
    await sleep(pauseMs)
  }
}

async function readSample(): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  const read = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    )
  return {
    megabytes: Math.round(read('mezani_process_resident_memory_bytes') / 1e6),
    files: read('mezani_process_open_fds'),
    connections: read('mezani_database_connections'),
  }
}

let isGrown = true
try {
  await waitUntilReady()
  const until = Date.now() + durationMs
  const use = visitSteadily(until)
  const samples: Sample[] = []
  while (Date.now() < until) {
    await sleep(sampleEveryMs)
    const sample = await readSample()
    samples.push(sample)
    const minute = ((samples.length * sampleEveryMs) / 60_000).toFixed(1)
    console.log(
      `${minute} min: ${sample.megabytes} MB, ${sample.files} files, ${sample.connections} connections; ${calls} calls, ${refused} of them refused with 503, ${errors} other 5xx`,
    )
  }
  await use
  const growing = findGrowth(samples.slice(Math.ceil(samples.length / 3)))
  isGrown = growing.length > 0 || errors > 0
  console.log(
    isGrown
      ? `Not flat: ${growing.join(', ')}; ${errors} answers of 5xx`
      : 'Flat: memory, files and connections',
  )
} finally {
  server.kill('SIGTERM')
  await new Promise(resolve => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(isGrown ? 1 : 0)
