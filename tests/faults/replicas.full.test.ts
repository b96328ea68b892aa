import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { addressKey } from '#server/features/auth/auth.queries.ts'
import { createLink } from '#server/features/auth/links.queries.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import type { ApiCall } from '#tests/support/call.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { startTestPair, type TestPair } from '#tests/support/replica.ts'
import {
  countReads,
  listAnew,
  openPrimary,
  type ReplicatedSite,
  startReplicatedSite,
} from '#tests/support/replicated-site.ts'
import { openSite, waitFor } from '#tests/support/site.ts'

const pair = await startTestPair()
after(pair.stop)

const reads = 20

test('reads of strangers and members are answered by the replica', async t => {
  const { site, member, recipeId } = await startSiteWithRecipe(t)
  const ofStrangers = await countReads(site, 'stranger', async () => {
    for (let n = 0; n < reads; n += 1) assert.equal((await listAnew(site.call)).status, 200)
    await (await fetch(`${site.url}/recipes/${recipeId}`)).text()
  })
  assert.deepEqual(ofStrangers, { replica: reads + 1, primary: 0 })
  const paths = [
    `/api/recipes/${recipeId}`,
    `/api/recipes/${recipeId}/comments`,
    `/api/recipes/${recipeId}/bookmark`,
    `/api/users/${member.id}`,
    '/api/recipes/user',
    '/api/recipes/bookmarked',
    '/api/recipes/facets',
    '/api/recipes/suggestions?q=gith',
    '/api/users/current',
    '/api/user-stats',
    '/api/notifications',
  ]
  const ofMembers = await countReads(site, 'member', async () => {
    for (const path of paths)
      assert.equal((await site.call('GET', path, { token: member.token })).status, 200, path)
  })
  assert.deepEqual(ofMembers, { replica: paths.length, primary: 0 })
})

test('while the replica stands still, a member sees their own writes at once, in this process and in others', async t => {
  const { site, member, recipeId } = await startSiteWithRecipe(t)
  const other = await startReplicatedSite(t, pair, { WORKERS: '2' })
  await other.replicaIs('used')
  await pausing(t, async () => {
    for (const write of writes) {
      await write.act(site.call, member, recipeId)
      for (const { call } of [site, other])
        assert.ok(
          await write.isSeen(call, member, recipeId),
          `${write.name}, in the ${call === site.call ? 'same' : 'other'} process`,
        )
    }
  })
  await pair.caughtUp()
  await waitFor(
    async () =>
      (await countReads(other, 'member', () => listAnew(other.call, member.token))).replica === 1 ||
      undefined,
    'the replica to be read from again',
  )
})

test('who wrote is read from the primary, while others go on reading from the replica', async t => {
  const { site, member, recipeId } = await startSiteWithRecipe(t)
  const reader = await aMember(openPrimary(t, pair))
  await pair.caughtUp()
  await pausing(t, async () => {
    const path = `/api/recipes/${recipeId}/bookmark`
    assert.equal((await site.call('POST', path, { token: member.token })).status, 200)
    const ofWriter = await countReads(site, 'member', () => site.call('GET', path, { token: member.token }))
    assert.deepEqual(ofWriter, { replica: 0, primary: 1 })
    const ofReader = await countReads(site, 'member', () => site.call('GET', path, { token: reader.token }))
    assert.deepEqual(ofReader, { replica: 1, primary: 0 })
  })
})

test('after a write no stranger is shown, and no cache keeps, a list from a replica that lacks it', async t => {
  const { site, member } = await startSiteWithRecipe(t)
  const other = await startReplicatedSite(t, pair)
  await other.replicaIs('used')
  await pausing(t, async () => {
    const { title } = aRecipe({ title: `Mandazi ${Date.now()}` })
    const list = async ({ call }: ReplicatedSite) =>
      (await call('GET', '/api/recipes?limit=5&fields=card&sort=newest')).text.includes(title)
    for (const asked of [site, other]) assert.equal(await list(asked), false)
    await publishRecipe(site, member, { title })
    assert.ok(await list(site), 'in the process that wrote')
    await waitFor(async () => (await list(other)) || undefined, 'the recipe in the other process')
    for (let n = 0; n < reads; n += 1) {
      for (const asked of [site, other]) {
        assert.ok(await list(asked), 'the cached list')
        assert.ok((await listAnew(asked.call)).text.includes(title), 'a list that is made anew')
      }
    }
  })
})

test('a session that ended has ended, however far behind the replica is', async t => {
  const { site, member } = await startSiteWithRecipe(t)
  const other = await startReplicatedSite(t, pair)
  await other.replicaIs('used')
  await pausing(t, async () => {
    const current = () => other.call('GET', '/api/users/current', { token: member.token })
    assert.equal((await current()).status, 200)
    assert.equal((await site.call('POST', '/api/auth/logout', { token: member.token })).status, 200)
    assert.equal((await current()).status, 401)
  })
})

test('what a link in a mail did, without a session, is seen by its member', async t => {
  const { site } = await startSiteWithRecipe(t)
  const { db } = openPrimary(t, pair)
  const member = await aNewMember({ db })
  const owner = { userId: member.id, emailKey: addressKey(member.email) }
  const token = await createLink(db, { purpose: 'verify', owner, limits: defaultLimits })
  await pair.caughtUp()
  await pausing(t, async () => {
    const isVerified = async () =>
      (await site.call('GET', '/api/users/current', { token: member.token })).body.emailVerified
    assert.equal(await isVerified(), false)
    assert.equal((await site.call('POST', '/api/auth/verify-email', { body: { token } })).status, 200)
    assert.equal(await isVerified(), true)
  })
})

test('a read that writes fails, and is not done again where it would succeed', async () => {
  const { services } = await openSite({
    DATABASE_URL: pair.urls.primary,
    DATABASE_REPLICA_URLS: pair.urls.replica,
  })
  const writeOnReplica = () =>
    services.replicas.read({ isMember: false }, async db => {
      if (db === services.db) return undefined
      return db.deleteFrom('contact_messages').execute()
    })
  await assert.rejects(waitFor(writeOnReplica, 'the replica'), { code: '25006' })
})

test('however many read at once, a process has sixteen connections to a replica and one to ask it; who gets none reads from the primary', async () => {
  const name = 'counted reader'
  const { services } = await openSite({
    DATABASE_URL: pair.urls.primary,
    DATABASE_REPLICA_URLS: `${pair.urls.replica}&application_name=${encodeURIComponent(name)}`,
  })
  const isReplica = (db: Database) => db !== services.db
  await waitFor(
    async () => (await services.replicas.read({ isMember: false }, async db => isReplica(db))) || undefined,
    'the replica',
  )
  const released = Promise.withResolvers<void>()
  const held = { replica: 0, primary: 0 }
  const readers = Array.from({ length: 20 }, () =>
    services.replicas.read({ isMember: false }, db =>
      db.connection().execute(async () => {
        held[isReplica(db) ? 'replica' : 'primary'] += 1
        await released.promise
      }),
    ),
  )
  await waitFor(async () => held.replica + held.primary === readers.length || undefined, 'every reader')
  const [open] = await pair.ask(
    'replica',
    `select count(*)::int as connections from pg_stat_activity where application_name = '${name}'`,
  )
  released.resolve()
  await Promise.all(readers)
  assert.deepEqual([held, open], [{ replica: 16, primary: 4 }, { connections: 17 }])
})

type WriteCase = {
  name: string
  act(call: ApiCall, member: Member, recipeId: number): Promise<unknown>
  isSeen(call: ApiCall, member: Member, recipeId: number): Promise<boolean>
}

const comment = 'Nitajaribu kesho.'

/** A bookmark and a profile are private writes, of which no other process is told. */
const writes: WriteCase[] = [
  {
    name: 'a bookmark',
    act: (call, { token }, id) => call('POST', `/api/recipes/${id}/bookmark`, { token }),
    isSeen: async (call, { token }, id) =>
      (await call('GET', `/api/recipes/${id}/bookmark`, { token })).body.bookmarked === true,
  },
  {
    name: 'a bookmark taken away',
    act: (call, { token }, id) => call('DELETE', `/api/recipes/${id}/bookmark`, { token }),
    isSeen: async (call, { token }, id) =>
      (await call('GET', `/api/recipes/${id}/bookmark`, { token })).body.bookmarked === false,
  },
  {
    name: 'a comment',
    act: (call, { token }, id) =>
      call('POST', `/api/recipes/${id}/comment`, { token, body: { content: comment } }),
    isSeen: async (call, { token }, id) =>
      (await call('GET', `/api/recipes/${id}/comments`, { token })).text.includes(comment),
  },
  {
    name: 'a recipe',
    act: (call, member) => publishRecipe({ call }, member, { title: 'Ugali wa leo' }),
    isSeen: async (call, { token }) =>
      (await call('GET', '/api/recipes/user', { token })).text.includes('Ugali wa leo'),
  },
  {
    name: 'a recipe that is deleted',
    act: (call, { token }, id) => call('DELETE', `/api/recipes/${id}`, { token }),
    isSeen: async (call, { token }, id) =>
      (await call('GET', `/api/recipes/${id}`, { token })).status === 404,
  },
]

async function startSiteWithRecipe(t: TestContext) {
  const site = await startReplicatedSite(t, pair)
  const member = await aMember(openPrimary(t, pair))
  const recipeId = await publishRecipe(site, member)
  await pair.caughtUp()
  await site.replicaIs('used')
  return { site, member, recipeId }
}

/** Whatever happens, the next test finds a replica that replays. */
async function pausing(t: TestContext, run: () => Promise<void>): Promise<void> {
  let { resumeReplay }: Pick<TestPair, 'resumeReplay'> = pair
  t.after(() => resumeReplay())
  await pair.pauseReplay()
  await run()
  await resumeReplay()
  resumeReplay = async () => undefined
}
