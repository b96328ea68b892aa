import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { test } from 'node:test'
import { anInitializedDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { residentMb, startServer } from '#tests/support/server-process.ts'

const maxMb = 400
const connections = 64
const requests = 20_000
const encodings = ['br', 'gzip', 'identity']

/** Each kind of address that the server could remember, with something new in it each time. */
const addresses: ((n: number) => string)[] = [
  n => `/api/recipes?limit=100&x=${n}`,
  n => `/api/recipes?limit=100&maxPrepTime=${1 + (n % 9_000)}`,
  n => `/api/recipes?q=dish${n}&limit=${1 + (n % 100)}`,
  n => `/api/recipes?cursor=${n}`,
  n => `/recipes?q=dish${n}`,
  n => `/recipes?utm_source=${n}`,
  n => `/recipes/${n}`,
  n => `/chefs/${n}`,
  n => `/nowhere/${n}`,
  n => `/api/nowhere/${n}`,
  n => `/docs?x=${n}`,
  n => `/openapi.json?x=${n}`,
  n => `/media/kanga/${n}.svg`,
  n => `/media/covers/${String(n).padStart(32, '0')}-640.webp`,
]

test('B8: under a flood of addresses that nobody requested before, memory stays below 400 MB and the site keeps working', async t => {
  const dataDir = await anInitializedDataDir(t)
  const server = startServer(dataDir, { LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
  const { port } = new URL(await server.url())
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  t.after(() => agent.destroy())
  /** Sends each request from another network, so that no rate limit ends the flood. */
  const ask = (n: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const path = addresses[n % addresses.length]?.(n) ?? '/'
      const network = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
      const headers = { 'accept-encoding': encodings[n % 3], 'x-forwarded-for': network }
      get({ port, host: '127.0.0.1', path, agent, headers }, response => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      }).once('error', reject)
    })

  const idle = residentMb(server.pid)
  let greatest = idle
  let next = 0
  async function askOn(): Promise<void> {
    while (next < requests) {
      const status = await ask(next++)
      assert.ok(status < 500 || status === 503, `${status}`)
      greatest = Math.max(greatest, residentMb(server.pid))
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  t.diagnostic(`${idle.toFixed(0)} MB before, ${greatest.toFixed(0)} MB at most`)
  assert.ok(greatest < maxMb, `${greatest} MB`)
  assert.equal(await ask(0), 200)
  await server.stop()
})
