import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { siteIsBusy } from '#texts/requests.ts'

const site = await openSite({
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'info',
  LIMITS: `
    admission.read.running=1 admission.read.waitingGroups=2 admission.read.crowdedAfterMs=100
    admission.read.maxCrowdedWaitMs=60_000 admission.read.maxWaitMs=60_000 readDeadlineMs=60_000
  `,
})

let asked = 0
/** Requests a list that nobody has requested before, as a visitor of this network. */
function ask(network: number, { headers, ...options }: RequestInit = {}) {
  asked += 1
  return fetch(`${site.url}/api/recipes?limit=1&maxPrepTime=${asked}`, {
    ...options,
    headers: { 'x-forwarded-for': `203.0.113.${network}`, ...headers },
  })
}

/** The headers whose values differ with each response. */
const changing = /^(date|retry-after|x-request-id|content-length)$/
const namedHeaders = ({ headers }: Response) => [...headers].filter(([name]) => !changing.test(name))

test('R9: when reads of many networks wait, a read of another network that would come late is refused at once, and the waiting reads are served', async () => {
  // A read waits two seconds for a lock. A slow machine may need longer for all the checks; then the test begins again.
  let tries = 0
  while (!(await looksInTime())) {
    tries += 1
    assert.ok(tries < 20, 'looked at before the lock was over')
  }
  assert.equal((await ask(202)).status, 200)
})

/** Returns false if the waiting reads were answered before all the checks were done. */
async function looksInTime(): Promise<boolean> {
  const client = await site.pool.connect()
  const statuses: number[] = []
  const logged = site.logLines.length
  await client.query('begin; lock table recipes in access exclusive mode')
  const waiting = [1, 2, 3].map(network => ask(network).then(({ status }) => statuses.push(status)))
  try {
    await expectRefusal(logged)
  } catch (error) {
    if (statuses.length === 0) throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
  const wasInTime = statuses.length === 0
  await Promise.all(waiting)
  if (wasInTime) assert.deepEqual(statuses, [200, 200, 200])
  return wasInTime
}

async function expectRefusal(logged: number): Promise<void> {
  let network = 3
  const refused = await waitFor(async () => {
    network += 1
    // Until the others have waited for a while, this read waits too.
    const response = await ask(network, { signal: AbortSignal.timeout(200) }).catch(() => undefined)
    return response?.status === 503 ? response : undefined
  }, 'a refusal')
  const body = (await refused.json()) as Record<string, string>
  assert.deepEqual([body.code, body.message], ['unavailable', siteIsBusy])
  assert.equal(body.requestId, refused.headers.get('x-request-id'))
  const seconds = Number(refused.headers.get('retry-after'))
  assert.ok(seconds >= 1 && seconds <= 5, String(seconds))
  assert.equal(await (await ask(200, { method: 'HEAD' })).text(), '')
  const routes = site.logLines.slice(logged).map(line => JSON.parse(line).route)
  assert.ok(routes.includes('shed') && !routes.includes('/api/recipes'), 'before anything was looked up')
  // Fastify answers a request of another site's page, with the same headers.
  const byFastify = await ask(201, { headers: { origin: 'https://other.example' } })
  assert.equal(byFastify.status, 503)
  assert.deepEqual(namedHeaders(refused), namedHeaders(byFastify))
  assert.equal((await fetch(`${site.url}/livez`)).status, 200)
}
