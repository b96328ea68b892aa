import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDataDir, postmasterPid } from '#server/platform/database/embedded/embedded.support.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import {
  connectToDatabase,
  type ServerProcess,
  startServer,
  startTimeoutMs,
} from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'

const workers = 2

test('WORKERS processes answer on one port, a write in one is seen in the others, and their figures are summed', async t => {
  const metricsPort = await findFreePort()
  const { server, url, member } = await startSite(t, { METRICS_PORT: String(metricsPort) })
  let listCount = 0
  const list = async () => {
    listCount += 1
    return (await createApiCall(url)('GET', '/api/recipes?limit=5')).text
  }
  await waitFor(async () => {
    // One that is quick may take all of the connections that come at once.
    await Promise.all(Array.from({ length: 20 }, () => callOnNewConnection(listOf(url))))
    listCount += 20
    return answeringPids(server).length === workers || undefined
  }, 'an answer of each')
  const recipe = aRecipe({ title: 'Mandazi ya asubuhi' })
  const { status } = await createApiCall(url)('POST', '/api/recipes', { token: member.token, body: recipe })
  assert.equal(status, 201)
  await waitFor(async () => {
    const lists = await Promise.all(Array.from({ length: 20 }, list))
    return lists.every(text => text.includes(recipe.title)) || undefined
  }, 'the recipe in every list')
  assert.equal(await countedLists(metricsPort), listCount)
})

test('a worker that is killed is replaced, while the others answer', async t => {
  const { server, url } = await startSite(t)
  const [victim = 0, ...others] = listeningPids(server)
  const since = listeningPids(server).length
  const visits = keepVisiting(url)
  await sleep(200)
  process.kill(victim, 'SIGKILL')
  // Each is answered or cut; none waits for a worker that is no more.
  const calls = Array.from({ length: 20 }, () => callOnNewConnection(listOf(url)))
  await waitFor(
    async () => listeningPids(server).length > since || undefined,
    'another worker',
    startTimeoutMs,
  )
  assert.match(server.output(), /a worker process ended; another one is started/)
  await waitFor(async () => {
    await Promise.all(Array.from({ length: 10 }, () => callOnNewConnection(listOf(url))))
    return answeringPids(server).some(pid => pid !== victim && !others.includes(pid)) || undefined
  }, 'an answer of the new worker')
  await Promise.all(calls)
  const { ok, failed } = await visits.stop()
  t.diagnostic(`${ok} calls answered, ${failed.length} cut off with the worker`)
  assert.ok(failed.length <= 16, failed.join())
})

test('SIGUSR2 replaces every worker without a refused call, also on connections that are kept alive', async t => {
  const { server, url } = await startSite(t)
  const old = listeningPids(server)
  const visits = keepVisiting(url)
  server.process.kill('SIGUSR2')
  await waitFor(
    async () => server.output().split('a worker process was replaced').length > workers || undefined,
    'the restart',
    startTimeoutMs,
  )
  const { ok, failed } = await visits.stop()
  t.diagnostic(`${ok} calls answered`)
  assert.deepEqual(failed, [])
  assert.ok(ok > 50)
  for (const pid of old) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
  assert.equal(await status(url), 200)
})

test('SIGTERM ends the workers and PostgreSQL; every request in flight is answered', async t => {
  const { server, url, dataDir } = await startSite(t)
  const visits = keepVisiting(url)
  await sleep(200)
  server.process.kill('SIGTERM')
  assert.deepEqual(await server.exited, { code: 0, signal: null }, server.errors())
  await visits.stop()
  for (const pid of listeningPids(server)) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
  assert.equal(postmasterPid(dataDir), undefined)
})

test('workers whose primary process is killed end, and the next start takes over', async t => {
  const { server, dataDir, member } = await startSite(t)
  server.process.kill('SIGKILL')
  await server.exited
  for (const pid of listeningPids(server))
    await waitFor(async () => isGone(pid) || undefined, `the end of worker ${pid}`)
  const url = await startServer(dataDir, environment).url()
  const { status } = await createApiCall(url)('GET', '/api/users/current', { token: member.token })
  assert.equal(status, 200)
})

test('rates hold for all workers together: those of an operation at once, that of all calls within a second', async t => {
  const limits = 'throttles.signup.perAddress=5/1800 generalThrottles.perUser=200/300'
  const { url, member, server } = await startSite(t, { LIMITS: limits })
  const signups = await Promise.all(Array.from({ length: 20 }, (_, n) => signUpOnNewConnection(url, n)))
  assert.deepEqual(
    [201, 429].map(status => signups.filter(found => found === status).length),
    [5, 15],
    signups.join(),
  )
  const own = () =>
    callOnNewConnection(`${url}/api/users/current`, { authorization: `Bearer ${member.token}` })
  await waitFor(async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, own))
    return statuses.every(found => found === 429) || undefined
  }, 'a refusal by every worker')
  assert.equal(answeringPids(server).length, workers)
})

const environment = { SAMPLE_RECIPES: 'off', LOG_LEVEL: 'info', WORKERS: String(workers) }

type StartedSite = { server: ServerProcess; url: string; dataDir: string; member: Member }

async function startSite(t: TestContext, settings: Record<string, string> = {}): Promise<StartedSite> {
  const dataDir = aDataDir(t)
  const server = startServer(dataDir, { ...environment, ...settings })
  const url = await server.url()
  await waitFor(async () => listeningPids(server).length === workers || undefined, 'the log of each worker')
  const inside = await connectToDatabase(dataDir)
  const member = await aMember(inside)
  await inside.pool.end()
  return { server, url, dataDir, member }
}

type LogLine = { pid: number; msg: string; route?: string; method?: string }

const logLines = (server: ServerProcess): LogLine[] =>
  server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{') && line.endsWith('}'))
    .map(line => JSON.parse(line))

const requestLines = (server: ServerProcess) => logLines(server).filter(({ msg }) => msg === 'request')
const answeringPids = (server: ServerProcess) => [...new Set(requestLines(server).map(({ pid }) => pid))]
const listeningPids = (server: ServerProcess) => [
  ...new Set(
    logLines(server)
      .filter(({ msg }) => msg.startsWith('Server listening'))
      .map(({ pid }) => pid),
  ),
]

async function countedLists(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  const line = /^mezani_request_seconds_count\{route="\/api\/recipes",method="GET",status="200"\} (\d+)$/m
  return Number(line.exec(text)?.[1])
}

const listOf = (url: string) => `${url}/api/recipes?limit=5`
const status = async (url: string) => (await createApiCall(url)('GET', '/api/recipes?limit=5')).status

/** Connections that are kept stay with the worker that took them. Returns the status, or 0 where it was cut. */
const callOnNewConnection = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise(resolve =>
    get(url, { agent: false, headers }, response =>
      response.resume().once('close', () => resolve(response.statusCode ?? 0)),
    ).once('error', () => resolve(0)),
  )

async function signUpOnNewConnection(url: string, n: number): Promise<number> {
  const body = { username: `cook${n}`, email: `cook${n}@example.org`, password: 'a long password' }
  const { status } = await createApiCall(url)('POST', '/api/auth/signup', {
    body: { ...body, confirmPassword: body.password },
    headers: { connection: 'close' },
  })
  return status
}

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

/** Sixteen visitors on connections that they keep, as those of a proxy, until they are stopped. */
function keepVisiting(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const failed: string[] = []
  let ok = 0
  let isStopped = false
  const visit = () =>
    new Promise<void>(resolve => {
      const request = get(listOf(url), { agent }, response => {
        if (response.statusCode === 200) ok += 1
        else failed.push(String(response.statusCode))
        response.resume().once('close', resolve)
      })
      request.once('error', ({ message }) => {
        failed.push(message)
        resolve()
      })
    })
  const visitors = Array.from({ length: 16 }, async () => {
    while (!isStopped) {
      await visit()
      await sleep(10)
    }
  })
  return {
    async stop() {
      isStopped = true
      await Promise.all(visitors)
      agent.destroy()
      return { ok, failed }
    },
  }
}
