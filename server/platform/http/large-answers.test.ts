import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as limits from '#contract/limits.ts'
import { readPages } from '#tests/support/call.ts'
import { raceBehind } from '#tests/support/concurrency.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const calls = 12
const site = await openSite({
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'debug',
  LIMITS: `
    admission.read.running=1 admission.read.waiting=2 admission.read.waitingGroups=2 admission.read.maxWaitMs=60_000 readDeadlineMs=60_000
    generalThrottles.perAddress=${calls}/300
  `,
})
const { call, db, pool } = site
const author = await aMember(site)

/** Each quote takes two bytes in JSON. */
const instructions = Array<string>(12).fill('"'.repeat(4_999)).join('\n')
const longRecipes: number[] = []
for (let n = 0; n < 9; n += 1)
  longRecipes.push(await publishRecipe(site, author, { title: `Long ${n}`, instructions }))

let networks = 0
/** Returns the headers of a stranger whose network has sent no request yet. */
const fromNewNetwork = () => {
  networks += 1
  return { 'x-forwarded-for': `198.51.100.${networks}` }
}

let asked = 0
/** Returns the path of a list that nobody has requested, long enough to be compressed. */
const newList = () => {
  asked += 1
  return `/api/recipes?limit=100&maxPrepTime=${1_000 + asked}`
}

/** Follows the `Link` header through all pages of a list. Returns the sizes of the responses and the ids in them. */
async function readAll(path: string, reader?: { token: string }) {
  const sizes: number[] = []
  const ids: number[] = []
  const read = (next: string) => call('GET', next, { ...reader, headers: fromNewNetwork() })
  for await (const { status, text, body } of readPages(path, read)) {
    assert.equal(status, 200, text)
    const rows: { id: number }[] = Array.isArray(body) ? body : body.comments
    sizes.push(Buffer.byteLength(text))
    ids.push(...rows.map(({ id }) => id))
  }
  return { sizes, ids }
}

test('no response of a list exceeds 500 kB: a page ends earlier, and its link continues, with each row once', async () => {
  const [reader, admin] = [await aMember(site), await anAdmin(site)]
  for (const id of longRecipes) await call('POST', `/api/recipes/${id}/bookmark`, { token: reader.token })
  const cooks = 25
  const longComment = '飯'.repeat(limits.maxCommentLength)
  const lines = Array.from({ length: limits.maxChangedLines - 1 }, (_, n) => `${n} ${'q'.repeat(600)}`)
  const cooked = await publishRecipe(site, author, { ingredients: lines.join('\n'), dietType: 'Dessert' })
  await sql`insert into comments (recipe_id, author_id, content)
    select ${cooked}, ${author.id}, ${longComment} from generate_series(1, 120)`.execute(db)
  const changes = lines.map(line => ({ line, verb: 'less', what: '飯'.repeat(limits.maxChangeLength) }))
  for (let n = 0; n < cooks; n += 1)
    await cookRecipe(site, reader, cooked, { howCooked: 'changed', changes, note: `${n}` })

  const lists: Record<string, [path: string, reader: { token: string } | undefined, count: number]> = {
    'of strangers': ['/api/recipes?limit=100', undefined, longRecipes.length + 1],
    'of a filter': ['/api/recipes?limit=100&dietType=Vegan&sort=rating', undefined, longRecipes.length],
    'of a member': ['/api/recipes?limit=100&q=long', reader, longRecipes.length],
    'of an author': ['/api/recipes/user?limit=100', author, longRecipes.length + 1],
    'of bookmarks': ['/api/recipes/bookmarked?limit=100', reader, longRecipes.length],
    'of comments': [`/api/recipes/${cooked}/comments?limit=100`, reader, 120],
    'of a recipe with its comments': [`/api/recipes/${cooked}`, reader, 120],
    'of all comments': ['/api/admin/comments?limit=100', admin, 120],
    'of cooks': [`/api/recipes/${cooked}/cooks?limit=100`, reader, cooks],
    'of the diary': ['/api/cooks?limit=100', reader, cooks],
  }
  for (const [name, [path, member, count]] of Object.entries(lists)) {
    const { sizes, ids } = await readAll(path, member)
    assert.deepEqual([ids.length, new Set(ids).size], [count, count], name)
    assert.ok(Math.max(...sizes) <= 500_000, `${name}: ${sizes}`)
    assert.ok(sizes.length > 1, `${name}: ${sizes}`)
  }
})

test('a large response counts as several requests', async () => {
  const sent = { headers: fromNewNetwork() }
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) statuses.push((await call('GET', newList(), sent)).status)
  // The first two responses count as five requests each. The third is sent although it counts as more than the two that are left.
  assert.deepEqual(statuses, [200, 200, 200, 429])
})

/**
 * Keeps this process from compressing anything until the returned function is called: each thread of the pool opens a pipe that has no
 * other end.
 */
function stopCompression(): () => Promise<void> {
  const pipe = join(site.dataDir, 'pipe')
  execFileSync('mkfifo', [pipe])
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4)
  const opening = Array.from({ length: threads }, () => open(pipe, 'r'))
  return async () => {
    const otherEnd = openSync(pipe, 'r+')
    for (const opened of opening) await (await opened).close()
    closeSync(otherEnd)
  }
}

/** Makes the site read behind a lock. Runs `meanwhile` once the query waits in the database. */
const readBehindLock = <Answer>(ask: () => Promise<Answer>, meanwhile: () => Promise<unknown>) =>
  raceBehind(
    site,
    { lock: 'lock table recipes in access exclusive mode', waiting: 1, meanwhile },
    // Wrapped, so that it is not awaited there: the response comes later.
    async () => ({ answer: ask() }),
  )

/** Sends a request on its own connection. Resolves once the site has received it. */
async function askWithSignal(path: string) {
  const controller = new AbortController()
  const arrived = once(site.app.server, 'request') as Promise<[IncomingMessage]>
  const answer = fetch(site.url + path, {
    headers: { ...fromNewNetwork(), 'accept-encoding': 'br', connection: 'close' },
    signal: controller.signal,
  }).then(
    async response => ({ status: response.status, text: await response.text() }),
    () => undefined,
  )
  const [{ socket }] = await arrived
  const leave = async () => {
    const closed = once(socket, 'close')
    controller.abort()
    await closed
  }
  return { answer, leave }
}

test('a read holds its place until its response is compressed; requests beyond the queue are refused', async () => {
  const ask = (encoding: string) =>
    fetch(site.url + newList(), { headers: { ...fromNewNetwork(), 'accept-encoding': encoding } })
  // Taken before the threads are blocked, because opening a connection would need them.
  const observer = await pool.connect()
  const isRead = async () => {
    const { rowCount } = await observer.query(
      `select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and query like '%recipe_search%'`,
    )
    return rowCount === 0 || undefined
  }
  let resume = async () => {}
  const { answer } = await readBehindLock(
    () => ask('br'),
    async () => {
      resume = stopCompression()
    },
  )
  const others: Promise<Response>[] = []
  try {
    await waitFor(isRead, 'what the database answers')
    others.push(ask('identity'), ask('identity'), ask('identity'))
    const refused = await Promise.race(others)
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
  } finally {
    await resume()
    observer.release()
    await Promise.allSettled([answer, ...others])
  }
  assert.equal((await answer).headers.get('content-encoding'), 'br')
  const statuses = await Promise.all(others.map(async other => (await other).status))
  assert.deepEqual(statuses.sort(), [200, 200, 503])
})

test('nothing is made for a client that has gone, unless another client waits for the same', async () => {
  const logged = site.logLines.length
  const shared = newList()
  let staying: ReturnType<typeof askWithSignal> | undefined
  const { answer } = await readBehindLock(
    () => call('GET', newList(), { headers: fromNewNetwork() }),
    async () => {
      const leaving = await askWithSignal(shared)
      staying = askWithSignal(shared)
      await staying
      const alone = await askWithSignal(newList())
      await leaving.leave()
      await alone.leave()
    },
  )
  assert.equal((await answer).status, 200)
  assert.equal((await (await staying)?.answer)?.status, 200)
  const stopped = () =>
    site.logLines.slice(logged).filter(line => line.includes('the client closed the connection'))
  await waitFor(async () => stopped().length === 2 || undefined, 'the end of what the two had asked for')
})
