import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ApiResponse } from '#tests/support/call.ts'
import { aCook } from '#tests/support/cooks.ts'
import { aDraft, keepDraft } from '#tests/support/drafts.ts'
import { aRecipeFile, waitForImport } from '#tests/support/imports.ts'
import { waitForJobs, waitForSweeps } from '#tests/support/jobs.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, pool } = site

type Sending = { path: string; token?: string; body: unknown }

const send = ({ path, token, body }: Sending, key: string) =>
  call('POST', path, { ...(token && { token }), body, headers: { 'idempotency-key': key } })

/** Counts the rows of a table whose column has this value. */
const countIn = async (table: string, column: string, value: unknown): Promise<number> => {
  const { rows } = await pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [value])
  return rows[0].n
}

const importOf = (...titles: string[]) =>
  formWithFile('file', aRecipeFile(...titles), 'recipes.json', 'application/octet-stream')
const comment = async () => `/api/recipes/${await publishRecipe(site, await aMember(site))}/comment`
const cooks = async () => `/api/recipes/${await publishRecipe(site, await aMember(site))}/cooks`
const mailAddress = ({ username }: Member) => `${username}@jikoni.example`

/**
 * Requests that make something: two contents for the same address, where the result is stored, and what happens before the
 * request is sent again.
 */
const makers: {
  name: string
  path: () => Promise<string>
  bodies: (member: Member) => Promise<[unknown, unknown]>
  stored: (member: Member) => [table: string, column: string, value: unknown]
  meanwhile?: string
}[] = [
  {
    name: 'a recipe',
    path: async () => '/api/recipes',
    bodies: async () => [aRecipe(), aRecipe({ title: 'Githeri ya nazi' })],
    stored: ({ id }) => ['recipes', 'author_id', id],
  },
  {
    name: 'a comment',
    path: comment,
    bodies: async () => [{ content: 'Tamu' }, { content: 'Tamu sana' }],
    stored: ({ id }) => ['comments', 'author_id', id],
    meanwhile: "update comments set created_at = created_at - interval '1 minute'",
  },
  {
    name: 'a meal',
    path: cooks,
    bodies: async () => [aCook(), aCook({ note: 'More salt' })],
    stored: ({ id }) => ['cooks', 'author_id', id],
    meanwhile: "update cooks set created_at = created_at - interval '1 minute'",
  },
  {
    name: 'a report',
    path: async () => '/api/reports',
    bodies: async () => {
      const report = { kind: 'recipe', id: await publishRecipe(site, await aMember(site)), rule: 1 }
      return [
        { ...report, explanation: 'It sells something.' },
        { ...report, explanation: 'It sells a knife.' },
      ]
    },
    stored: ({ id }) => ['content_reports', 'reporter_id', id],
    meanwhile: 'update moderation_cases set closed_at = now()',
  },
  {
    name: 'a message to the team',
    path: async () => '/api/contact',
    bodies: async member => {
      const message = {
        firstName: 'Akinyi',
        lastName: 'Otieno',
        email: mailAddress(member),
        phoneNumber: '0712 345 678',
        inquiryType: 'General Inquiry',
      }
      return [
        { ...message, message: 'Habari' },
        { ...message, message: 'Habari yako' },
      ]
    },
    stored: member => ['contact_messages', 'email', mailAddress(member)],
  },
  {
    name: 'a draft',
    path: async () => '/api/drafts',
    bodies: async () => [aDraft(), aDraft({ title: 'Ugali' })],
    stored: ({ id }) => ['drafts', 'author_id', id],
  },
  {
    name: 'an import',
    path: async () => '/api/imports/files',
    bodies: async () => [importOf('Ugali'), importOf('Ugali', 'Pilau')],
    stored: ({ id }) => ['import_batches', 'user_id', id],
  },
]

/** Returns the status and the id of what was made, or the whole body if it has no id. */
const sayingOf = ({ status, body }: ApiResponse) => [status, body.id ?? body]

for (const { name, path: findPath, bodies, stored, meanwhile } of makers) {
  test(`${name} that is sent again with the same key is stored once; other content with that key is refused`, async () => {
    const member = await aMember(site)
    const path = await findPath()
    const [body, other] = await bodies(member)
    const { token } = member
    const first = await send({ path, token, body }, 'one')
    assert.ok([200, 201].includes(first.status), first.text)
    if (meanwhile) await pool.query(meanwhile)
    const again = await send({ path, token, body }, 'one')
    assert.deepEqual(sayingOf(again), sayingOf(first))
    assert.equal(await countIn(...stored(member)), 1)
    const changed = await send({ path, token, body: other }, 'one')
    assert.deepEqual([changed.status, changed.body.code], [422, 'key_reused'])
    if (first.body.id) assert.deepEqual(changed.body.made, { id: first.body.id })
    assert.equal(await countIn(...stored(member)), 1)
  })
}

test('a recipe that is sent several times at once with one key is stored once, and each response names it', async () => {
  const { id, token } = await aMember(site)
  const sending = { path: '/api/recipes', token, body: aRecipe() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(sending, 'at once')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal(await countIn('recipes', 'author_id', id), 1)
})

test('a file that is sent twice at once is one import, which is read to its end', async () => {
  const member = await aMember(site)
  const body = () => formWithFile('file', aRecipeFile('Ugali', 'Pilau'), 'recipes.json')
  const sendFile = () => send({ path: '/api/imports/files', token: member.token, body: body() }, 'file')
  const [one, other] = await Promise.all([sendFile(), sendFile()])
  assert.deepEqual([one.status, other.status, other.body.id], [201, 201, one.body.id])
  assert.equal((await waitForImport(site, member, one.body.id)).draftCount, 2)
  await waitForJobs(site)
  assert.deepEqual(await readdir(join(site.dataDir, 'media/imports')).catch(() => []), [])
})

test('two members can use the same key, and a request without a key or with another key is no repetition', async () => {
  const [one, other] = [await aMember(site), await aMember(site)]
  const body = aRecipe()
  const ids: number[] = []
  for (const { token } of [one, other])
    ids.push((await send({ path: '/api/recipes', token, body }, 'shared')).body.id)
  ids.push((await call('POST', '/api/recipes', { token: one.token, body })).body.id)
  ids.push((await send({ path: '/api/recipes', token: one.token, body }, 'the next')).body.id)
  assert.equal(new Set(ids).size, 4)
})

test('a key whose recipe was deleted makes a new recipe, also with other content', async () => {
  const { token } = await aMember(site)
  const path = '/api/recipes'
  const first = await send({ path, token, body: aRecipe() }, 'deleted')
  await call('DELETE', `/api/recipes/${first.body.id}`, { token })
  const second = await send({ path, token, body: aRecipe({ title: 'Ugali' }) }, 'deleted')
  assert.deepEqual([second.status, second.body.title], [201, 'Ugali'])
  const third = await send({ path, token, body: aRecipe({ title: 'Ugali' }) }, 'deleted')
  assert.equal(third.body.id, second.body.id)
})

test('a refused request does not use up its key: once it is allowed, it is stored', async () => {
  const small = await openSite({ LIMITS: 'maxDraftsPerMember=1' })
  const { token } = await aMember(small)
  const id = await keepDraft(small, { token })
  const headers = { 'idempotency-key': 'refused first' }
  const again = () => small.call('POST', '/api/drafts', { token, body: aDraft(), headers })
  assert.equal((await again()).body.code, 'limit_reached')
  await small.call('DELETE', `/api/drafts/${id}`, { token })
  assert.equal((await again()).status, 201)
})

test('a new member’s last recipe of the day that is sent again gets the same response, not a refusal', async () => {
  const strict = await openSite({ LIMITS: 'newMember.recipesPerDay=1' })
  const { token } = await aNewMember(strict)
  const publish = (key: string) =>
    strict.call('POST', '/api/recipes', { token, body: aRecipe(), headers: { 'idempotency-key': key } })
  const first = await publish('one')
  const again = await publish('one')
  assert.deepEqual([again.status, again.body.id], [201, first.body.id])
  assert.equal((await publish('two')).body.code, 'new_member_limit')
})

test('a draft that is published again with the same key is answered with its recipe', async () => {
  const { id: authorId, token } = await aMember(site)
  const id = await keepDraft(site, { token }, aDraft({ ...aRecipe(), source: null }))
  const sending = { path: `/api/drafts/${id}/publish`, token, body: { revision: 1, origin: 'mine' } }
  const [first, again] = [await send(sending, 'draft'), await send(sending, 'draft')]
  assert.deepEqual([again.status, again.body], [201, first.body])
  assert.equal(await countIn('recipes', 'author_id', authorId), 1)
  const adapted = { ...sending, body: { ...sending.body, origin: 'adapted', creditName: 'Bibi' } }
  assert.equal((await send(adapted, 'draft')).body.code, 'key_reused')
  await call('DELETE', `/api/recipes/${first.body.id}`, { token })
  assert.equal((await send(adapted, 'draft')).body.code, 'not_found')
})

test('a key of more than 255 characters is refused', async () => {
  const { token } = await aMember(site)
  const { status, body } = await send({ path: '/api/recipes', token, body: aRecipe() }, 'k'.repeat(256))
  assert.deepEqual([status, body.code], [400, 'invalid_request'])
})

test('a key is kept for a day, and only the newest hundred thousand keys are kept', async () => {
  const { id, token } = await aMember(site)
  const sweep = async () => {
    await site.services.jobs.sweep(site.db)
    await waitForSweeps(site)
  }
  const sending = { path: '/api/recipes', token, body: aRecipe() }
  for (const [hours, recipes] of [
    [23, 1],
    [2, 2],
  ]) {
    await send(sending, 'old')
    await pool.query(`update idempotency_keys set created_at = created_at - interval '${hours} hours'`)
    await sweep()
    await send(sending, 'old')
    assert.equal(await countIn('recipes', 'author_id', id), recipes)
  }
  await pool.query(`insert into idempotency_keys (key_hash, content_hash, made_id, created_at)
    select sha256(n::text::bytea), sha256(''), n, now() - n * interval '0.5 seconds' from generate_series(1, 100001) n`)
  await sweep()
  assert.equal(await countIn('idempotency_keys', 'true', true), 100_000)
  assert.equal(await countIn('idempotency_keys', 'made_id', 100_001), 0)
})
