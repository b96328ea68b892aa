import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '#server/platform/database/connect.ts'
import { type ApiCall, type ApiResponse, createApiCall } from '#tests/support/call.ts'
import { type Fault, openFaultProxy } from '#tests/support/fault-proxy.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { rounds } from '#tests/support/rounds.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { createDatabase, findTestPostgres } from '#tests/support/test-postgres.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const server = await findTestPostgres()
const connection = await createDatabase(server)
const proxy = await openFaultProxy(join(String(connection.host), '.s.PGSQL.5432'))
const { user, password, database } = connection
const site = await openSite({
  DATABASE_URL: `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${proxy.port}/${database}`,
  CONTACT_EMAIL: 'team@mezani.example',
})
const { url } = await openUnthrottled(site)
/** Connects without the proxy. */
const direct = openPool({ ...connection, max: 2 }, () => undefined)
const { token, id: memberId } = await aMember(site)
const recipeId = await publishRecipe(site, { token, id: memberId } as never)

/** Longer than every deadline of the server: a request without a response by then hangs. */
const hangsAfterMs = 30_000
const call: ApiCall = createApiCall(url)

type Sent = { name: string; ms: number; answer: ApiResponse }
const send = async (name: string, request: Parameters<ApiCall>): Promise<Sent> => {
  const startedAt = performance.now()
  const hang = sleep(hangsAfterMs, undefined, { ref: false }).then(() => assert.fail(`${name} hangs`))
  const answer = await Promise.race([call(...request), hang])
  return { name, ms: performance.now() - startedAt, answer }
}

let counter = 0
const words = () => `words ${process.pid} ${++counter}`

const reads = (): Promise<Sent>[] =>
  [
    '/api/users/current',
    `/api/recipes/${recipeId}`,
    '/api/recipes/user',
    '/api/recipes/bookmarked',
    '/api/notifications',
    `/api/recipes?search=${counter}`,
    '/api/auth/check-auth',
  ].map(path => send(`GET ${path}`, ['GET', path, { token }]))

function writes(texts: string[]): Promise<Sent>[] {
  const comments = Array.from({ length: 4 }, () => {
    const content = words()
    texts.push(content)
    return send(content, ['POST', `/api/recipes/${recipeId}/comment`, { token, body: { content } }])
  })
  const title = words()
  texts.push(title)
  return [
    ...comments,
    send(title, ['POST', '/api/recipes', { token, body: aRecipe({ title }) }]),
    send('bookmark', ['POST', `/api/recipes/${recipeId}/bookmark`, { token }]),
    send('rating', ['PUT', `/api/recipes/${recipeId}`, { token, body: { rating: 4 } }]),
  ]
}

const faults: (Fault | 'flapping')[] = [
  'refuse',
  'reset',
  'blackHole',
  'halfOpen',
  'slow',
  'trickle',
  'flapping',
]

for (const fault of faults) {
  test(`R4: ${fault} between server and database: each request succeeds or is 503, nothing is written twice, and everything recovers`, async t => {
    await heal()
    const texts: string[] = []
    const flapping = new AbortController()
    if (fault === 'flapping') void flap(flapping.signal)
    else proxy.set(fault)
    const times = fault === 'flapping' ? 6 : 1
    const sent: Sent[] = []
    for (let round = 0; round < times; round += 1)
      sent.push(...(await Promise.all([...reads(), ...writes(texts)])))
    flapping.abort()
    const alive = await fetch(`${url}/livez`)
    assert.equal(alive.status, 200)

    const healedAt = performance.now()
    await heal()
    t.diagnostic(summarize(sent, performance.now() - healedAt))
    for (const { name, answer } of sent) {
      if (answer.status < 300) continue
      assert.equal(answer.status, 503, `${name}: ${answer.status} ${answer.text}`)
      assert.ok(Number(answer.headers.get('retry-after')) > 0, name)
    }
    if (fault === 'refuse' || fault === 'blackHole')
      assert.ok(
        sent.some(({ answer }) => answer.status === 503),
        'the fault was felt',
      )
    await assertWrittenOnce(texts, sent)
    await assertNothingLeaked()
    await assertJobsRun()
    await assertOthersWritesAreNoticed()
  })
}

async function flap(signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n += 1) {
    proxy.set(n % 2 === 0 ? 'refuse' : 'none')
    await sleep(500, undefined, { ref: false })
  }
}

/** Removes the fault, and waits until reads and writes succeed again. */
async function heal(): Promise<void> {
  proxy.set('none')
  await waitFor(async () => {
    const answers = await Promise.all([
      call('GET', '/api/users/current', { token }),
      call('POST', `/api/recipes/${recipeId}/bookmark`, { token }),
    ])
    return answers.every(({ status }) => status === 200) || undefined
  }, 'the recovery')
}

/** Asserts that each acknowledged write is there once, and each refused one at most once. */
async function assertWrittenOnce(texts: string[], sent: Sent[]): Promise<void> {
  // A statement whose connection was lost may still run, up to its timeout.
  await waitFor(async () => {
    const { rows } = await direct.query(
      "select 1 from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
    )
    return rows.length === 0 || undefined
  }, 'the end of abandoned statements')
  const { rows } = await direct.query<{ text: string; times: number }>(
    `select text, count(*) as times from (select content as text from comments union all select title from recipes) t
     where text = any($1) group by text`,
    [texts],
  )
  const times = new Map(rows.map(row => [row.text, row.times]))
  for (const text of texts) {
    const isAcknowledged = sent.some(({ name, answer }) => name === text && answer.status < 300)
    const found = times.get(text) ?? 0
    assert.ok(isAcknowledged ? found === 1 : found <= 1, `${text}: ${found} times, ${isAcknowledged}`)
  }
}

/** The pool's sixteen connections, the jobs' four and the listener. None of them may stay in a transaction that nobody ends. */
const maxConnections = 21

async function assertNothingLeaked(): Promise<void> {
  await waitFor(async () => {
    const { rows } = await direct.query<{ open: number; stuck: number }>(
      `select count(*) as open, count(*) filter (where state like 'idle in transaction%') as stuck
       from pg_stat_activity where datname = current_database() and application_name like 'mezani%' and pid <> pg_backend_pid()`,
    )
    const [{ open, stuck } = { open: 0, stuck: 0 }] = rows
    return (open <= maxConnections + 2 && stuck === 0) || undefined
  }, 'the end of lost connections')
  assert.equal(site.pool.waitingCount, 0)
  assert.ok(site.pool.totalCount <= 16)
}

/** Asserts that a mail is sent. A mail is a job, so the queue's own connections have recovered too. */
async function assertJobsRun(): Promise<void> {
  const message = words()
  const body = {
    message,
    email: 'amani@example.org',
    firstName: 'Amani',
    lastName: 'Otieno',
    phoneNumber: '1',
    inquiryType: 'Report',
  }
  assert.equal((await call('POST', '/api/contact', { body })).status, 201)
  await site.waitForMail(message)
}

/** Asserts that a visitor sees another process's write at once: the listening connection has recovered, or nothing is cached. */
async function assertOthersWritesAreNoticed(): Promise<void> {
  await waitFor(async () => {
    await call('GET', '/api/recipes')
    const title = words()
    await direct.query('update recipes set title = $1 where id = $2', [title, recipeId])
    await direct.query("select pg_notify('mezani_writes', 'another process')")
    await sleep(200)
    return (await call('GET', '/api/recipes')).text.includes(title) || undefined
  }, 'the listener')
}

function summarize(sent: Sent[], recoveryMs: number): string {
  const worst = (list: Sent[]) => Math.round(Math.max(0, ...list.map(({ ms }) => ms)))
  const isRead = ({ name }: Sent) => name.startsWith('GET')
  const refused = sent.filter(({ answer }) => answer.status === 503).length
  return `${sent.length} calls, ${refused} refused; slowest read ${worst(sent.filter(isRead))} ms, slowest write ${worst(sent.filter(one => !isRead(one)))} ms; back after ${Math.round(recoveryMs)} ms`
}

test('R5: when a connection is cut between COMMIT and its reply, the request is 503 and the write is there once', async t => {
  await heal()
  const cuts = 5 * rounds
  let applied = 0
  for (let round = 0; round < cuts; round += 1) {
    const username = `doubt${process.pid}x${round}`
    const account = { username, email: `${username}@example.org` }
    const body = { ...account, password: 'a long password', confirmPassword: 'a long password' }
    const cut = proxy.cutAfterCommitOf(username)
    const first = await call('POST', '/api/auth/signup', { body })
    await cut
    assert.equal(first.status, 503, first.text)
    const again = await call('POST', '/api/auth/signup', { body })
    assert.ok([201, 409].includes(again.status), again.text)
    if (again.status === 409) applied += 1
    const { rows } = await direct.query('select count(*) as found from users where username = $1', [username])
    assert.deepEqual(rows, [{ found: 1 }])
  }
  t.diagnostic(`${applied} of ${cuts} were applied although the answer was lost`)
  await assertNothingLeaked()
})
