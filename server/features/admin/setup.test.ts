import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { openSite } from '#tests/support/site.ts'
import { bootstrapAdmin } from './bootstrap.ts'

const site = await openSite(trustedProxy)
const { call, db } = site
const email = 'mama@mezani.example'
const password = 'pilipili hoho'

// Each test begins in the state of a new database.
beforeEach(async () => {
  for (const table of ['site_facts', 'admins', 'one_time_links'] as const)
    await db.deleteFrom(table).execute()
})

const createSetupLink = async () => (await bootstrapAdmin(db, undefined, defaultLimits)) ?? 'closed'
const tokenOf = (path: string) => new URL(path, site.url).searchParams.get('token') ?? ''
const submit = (body: Record<string, string>) =>
  call('POST', '/api/admin/setup', { body, ...fromRandomAddress() })
const signIn = async (email: string, secret: string) =>
  (
    await call('POST', '/api/admin/signin', {
      body: { email, password: secret },
      ...fromRandomAddress(),
    })
  ).status

test('the set-up link creates the first administrator once', async () => {
  const path = await createSetupLink()
  assert.match(path, /^\/admin\/setup\?token=l1_[\w-]{43}$/)
  assert.equal((await submit({ token: tokenOf(path), email, password })).status, 201)
  assert.equal(await signIn(email, password), 200)
  const again = await submit({ token: tokenOf(path), email: 'other@mezani.example', password })
  assert.deepEqual([again.status, again.body.code], [400, 'invalid_link'])
  assert.equal(await signIn('other@mezani.example', password), 401)
})

test('an invalid body names its field and keeps the link valid', async () => {
  const token = tokenOf(await createSetupLink())
  for (const [field, value] of [
    ['password', 'eleven char'],
    ['email', 'nobody'],
    ['password', 'x'.repeat(257)],
  ] as const) {
    const { status, body } = await submit({ token, email, password, [field]: value })
    assert.deepEqual([status, Object.keys(body.fields)], [400, [field]])
  }
  assert.equal((await submit({ token, email, password })).status, 201)
})

test('an invented or expired link is refused', async () => {
  const token = tokenOf(await createSetupLink())
  await db
    .updateTable('one_time_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token_hash', '=', tokenHash(token))
    .execute()
  for (const dead of [token, 'x', ''])
    assert.equal((await submit({ token: dead, email, password })).body.code, 'invalid_link', dead)
  assert.equal(await signIn(email, password), 401)
})

test('the link is valid for a day, and each start makes a new link until one has been used', async () => {
  const before = Date.now()
  const first = await createSetupLink()
  const { expires_at: end } = await db
    .selectFrom('one_time_links')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  const madeAt = end.getTime() - 86_400_000
  assert.ok(madeAt >= before && madeAt <= Date.now(), String(end))
  const second = await createSetupLink()
  assert.equal((await submit({ token: tokenOf(first), email, password })).status, 400)
  assert.equal((await submit({ token: tokenOf(second), email, password })).status, 201)
  assert.equal(await bootstrapAdmin(db, undefined, defaultLimits), undefined)
})

test('once used, the set-up stays disabled, even after the last administrator is deleted', async () => {
  await submit({ token: tokenOf(await createSetupLink()), email, password })
  await db.deleteFrom('admins').execute()
  assert.equal(await bootstrapAdmin(db, undefined, defaultLimits), undefined)
  assert.equal(await bootstrapAdmin(db, { email, password }, defaultLimits), undefined)
  assert.deepEqual(await db.selectFrom('admins').select('id').execute(), [])
})

test('if the operator sets an address and password, there is no link, and a restart changes nothing', async () => {
  assert.equal(await bootstrapAdmin(db, { email, password }, defaultLimits), undefined)
  assert.equal(await signIn(email, password), 200)
  await bootstrapAdmin(db, { email, password: 'another password' }, defaultLimits)
  await bootstrapAdmin(db, { email: 'late@mezani.example', password }, defaultLimits)
  assert.deepEqual([await signIn(email, password), await signIn('late@mezani.example', password)], [200, 401])
})
