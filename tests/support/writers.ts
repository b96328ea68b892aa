import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type ApiResponse, createApiCall } from './call.ts'
import type { Member } from './people.ts'
import { aRecipe } from './recipes.ts'

type WriteKind = 'recipe' | 'comment' | 'rating' | 'bookmark'

/** The values that a key may have: the last acknowledged one, or one whose request got no response. */
type Ledger = Map<string, { acknowledged: string | undefined; inDoubt: string[] }>

export type WriteLog = {
  ledger: Ledger
  acknowledged: number
  refused: number
  /** The last recipe of each member, and the kinds of writes whose rate is used up. Only other kinds follow. */
  members: Map<number, { recipeId: string | undefined; exhausted: Set<WriteKind> }>
  /** Responses that a fault must not cause. */
  unexpected: string[]
}

export const createWriteLog = (): WriteLog => ({
  ledger: new Map(),
  acknowledged: 0,
  refused: 0,
  members: new Map(),
  unexpected: [],
})

/** Writes concurrently as these members until stopped, and records what was acknowledged. */
export function startWriters(t: TestContext, url: string, members: Member[], log: WriteLog) {
  const abortController = new AbortController()
  const writers = members.map(member => writeUntilAborted(url, member, log, abortController.signal))
  const stop = async () => {
    abortController.abort()
    await Promise.all(writers)
  }
  t.after(stop)
  return stop
}

let counter = 0

/** The pause between two writes of one member, in milliseconds. It keeps a member below the general rate of 20 requests a second. */
const pauseMs = 50

async function writeUntilAborted(
  url: string,
  member: Member,
  log: WriteLog,
  signal: AbortSignal,
): Promise<void> {
  const call = createApiCall(url)
  const { token } = member
  const state = log.members.get(member.id) ?? { recipeId: undefined, exhausted: new Set() }
  log.members.set(member.id, state)
  const recordWrite = async (
    [kind, name]: [WriteKind, string],
    value: string,
    send: () => Promise<ApiResponse>,
  ): Promise<ApiResponse | undefined> => {
    await sleep(pauseMs)
    if (signal.aborted || state.exhausted.has(kind)) return undefined
    const key = `${kind} ${name}`
    const entry = log.ledger.get(key) ?? { acknowledged: undefined, inDoubt: [] }
    log.ledger.set(key, entry)
    entry.inDoubt.push(value)
    const reply = await send().catch(() => undefined)
    if (reply?.status === 429) {
      entry.inDoubt.pop()
      state.exhausted.add(kind)
      return undefined
    }
    if (!reply || !isAcknowledged(reply, log)) return undefined
    entry.acknowledged = value
    entry.inDoubt = []
    log.acknowledged += 1
    return reply
  }
  const publish = async () => {
    const title = `dish ${member.id} ${++counter}`
    const created = await recordWrite(['recipe', title], 'there', () =>
      call('POST', '/api/recipes', { token, body: aRecipe({ title, rating: 4 }) }),
    )
    if (!created) return
    const { id } = created.body
    log.ledger.set(`rating ${id} ${member.id}`, { acknowledged: '4.0', inDoubt: [] })
    state.recipeId = id
  }
  const rate = (id: string) => {
    const stars = `${1 + (counter++ % 4)}.5`
    return recordWrite(['rating', `${id} ${member.id}`], stars, () =>
      call('PUT', `/api/recipes/${id}`, { token, body: { rating: Number(stars) } }),
    )
  }
  const bookmark = (id: string, method: 'POST' | 'DELETE') =>
    recordWrite(['bookmark', `${id} ${member.id}`], method === 'POST' ? 'on' : 'off', () =>
      call(method, `/api/recipes/${id}/bookmark`, { token }),
    )
  const comment = (id: string) => {
    const content = `words ${member.id} ${++counter}`
    return recordWrite(['comment', content], 'there', () =>
      call('POST', `/api/recipes/${id}/comment`, { token, body: { content } }),
    )
  }

  while (!signal.aborted) {
    const before = state.recipeId
    await publish()
    const { recipeId: id } = state
    const isNew = id !== before
    // A site that refuses what takes space still deletes, so nothing of an older recipe is deleted.
    if (id === undefined || !(isNew || state.exhausted.has('recipe'))) continue
    for (const method of isNew ? (['POST', 'DELETE', 'POST'] as const) : (['POST'] as const)) {
      await rate(id)
      await bookmark(id, method)
    }
    await comment(id)
  }
}

/** Checks whether a write succeeded. While the database is down, only 503 with Retry-After is allowed otherwise. */
function isAcknowledged({ status, headers, text }: ApiResponse, log: WriteLog): boolean {
  if (status < 300) return true
  log.refused += 1
  if (status !== 503 || !headers.get('retry-after')) log.unexpected.push(`${status} ${text}`)
  return false
}

/** Compares the acknowledged values with the stored ones, and checks the counters. */
export async function verifyWriteLog(pool: Pool, { ledger, unexpected }: WriteLog): Promise<void> {
  assert.deepEqual(unexpected, [])
  const stored = await readStored(pool)
  const lost = [...ledger].filter(([key, { acknowledged, inDoubt }]) => {
    const actual = stored.get(key) ?? (key.startsWith('bookmark') ? 'off' : undefined)
    const allowed = [acknowledged ?? (key.startsWith('bookmark') ? 'off' : undefined), ...inDoubt]
    return !allowed.includes(actual)
  })
  assert.deepEqual(lost, [], 'acknowledged writes are stored')
  await verifyCounters(pool)
}

/** Compares each recipe's counters with the rows that they count. */
export async function verifyCounters(pool: Pool): Promise<void> {
  const { rows: halfDone } = await pool.query(halfDoneSql)
  assert.deepEqual(halfDone, [], 'nothing is half done')
}

async function readStored(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ key: string; value: string }>(`
    select 'recipe ' || title as key, case count(*) when 1 then 'there' else 'twice' end as value from recipes group by title
    union all select 'comment ' || content, case count(*) when 1 then 'there' else 'twice' end from comments group by content
    union all select 'rating ' || recipe_id || ' ' || user_id, stars::text from ratings
    union all select 'bookmark ' || recipe_id || ' ' || user_id, 'on' from bookmarks`)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

const halfDoneSql = `
  select r.id, c.* from recipes r left join recipe_counts c on c.recipe_id = r.id
  where c.recipe_id is null
     or c.rating_sum <> (select coalesce(sum(stars), 0) from ratings where recipe_id = r.id)
     or c.rating_count <> (select count(*) from ratings where recipe_id = r.id)
     or c.comment_count <> (select count(*) from comments where recipe_id = r.id)
     or c.bookmark_count <> (select count(*) from bookmarks where recipe_id = r.id)`
