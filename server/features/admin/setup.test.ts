import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/client-addresses.ts'
import { rawCall } from '#tests/support/raw-call.ts'
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
const open = (path: string) => call('GET', path, fromRandomAddress())
const submit = (fields: Record<string, string>) =>
  rawCall(site.url, {
    method: 'POST',
    path: '/admin/setup',
    headers: [
      'content-type',
      'application/x-www-form-urlencoded',
      ...Object.entries(fromRandomAddress().headers).flat(),
    ],
    body: new URLSearchParams(fields).toString(),
  })
const signIn = async (email: string, secret: string) =>
  (
    await call('POST', '/api/admin/signin', {
      body: { email, password: secret },
      ...fromRandomAddress(),
    })
  ).status

test('the set-up link opens a form without scripts, which makes the first administrator once', async () => {
  const path = await createSetupLink()
  assert.match(path, /^\/admin\/setup\?token=l1_[\w-]{43}$/)
  const form = await open(path)
  assert.equal(form.status, 200)
  assert.match(form.headers.get('content-type') ?? '', /^text\/html/)
  assert.equal(form.headers.get('cache-control'), 'no-store')
  assert.ok(form.text.includes(tokenOf(path)) && !form.text.includes('<script'))
  assert.doesNotMatch(form.headers.get('content-security-policy') ?? '', /unsafe|script-src/)
  const made = await submit({ token: tokenOf(path), email, password })
  assert.deepEqual([made.status, made.headers.get('location')], [303, '/admin/signin'])
  assert.equal(await signIn(email, password), 200)
  assert.equal((await open(path)).status, 404)
  assert.equal((await submit({ token: tokenOf(path), email: 'other@mezani.example', password })).status, 404)
  assert.equal(await signIn('other@mezani.example', password), 401)
})

test('an invalid form shows its errors, keeps the link valid, and escapes what was typed', async () => {
  const token = tokenOf(await createSetupLink())
  for (const fields of [
    { token, email, password: 'eleven char' },
    { token, email: 'nobody', password },
    { token, email, password: 'x'.repeat(257) },
  ]) {
    const { status, text } = await submit(fields)
    assert.equal(status, 400)
    assert.match(text, /<p role="alert">[^<]+<\/p>/)
  }
  const hostile = await submit({ token: '"><script>alert(1)</script>', email: 'x', password: '' })
  assert.ok(!hostile.text.includes('<script'))
  assert.equal((await submit({ token, email, password })).status, 303)
})

test('a link that was made up, that expired, or none at all is a 404 page', async () => {
  const path = await createSetupLink()
  await db
    .updateTable('one_time_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token_hash', '=', tokenHash(tokenOf(path)))
    .execute()
  for (const dead of [path, '/admin/setup', '/admin/setup?token=x', '/admin/setup?token=a&token=b']) {
    const { status, text } = await open(dead)
    assert.deepEqual([dead, status, text.includes('<form')], [dead, 404, false])
  }
  assert.equal((await submit({ token: tokenOf(path), email, password })).status, 404)
  assert.equal(await signIn(email, password), 401)
})

test('the link lives for a day, and each start has a new one until somebody used it', async () => {
  const before = Date.now()
  const first = await createSetupLink()
  const { expires_at: end } = await db
    .selectFrom('one_time_links')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  const madeAt = end.getTime() - 86_400_000
  assert.ok(madeAt >= before && madeAt <= Date.now(), String(end))
  const second = await createSetupLink()
  assert.equal((await open(first)).status, 404)
  assert.equal((await submit({ token: tokenOf(second), email, password })).status, 303)
  assert.equal(await bootstrapAdmin(db, undefined, defaultLimits), undefined)
})

test('once set up, it stays disabled, even after the last administrator is deleted', async () => {
  await submit({ token: tokenOf(await createSetupLink()), email, password })
  await db.deleteFrom('admins').execute()
  assert.equal(await bootstrapAdmin(db, undefined, defaultLimits), undefined)
  assert.equal(await bootstrapAdmin(db, { email, password }, defaultLimits), undefined)
  assert.deepEqual(await db.selectFrom('admins').select('id').execute(), [])
})

test('with an address and password from the operator there is no link, and a restart changes nothing', async () => {
  assert.equal(await bootstrapAdmin(db, { email, password }, defaultLimits), undefined)
  assert.equal(await signIn(email, password), 200)
  await bootstrapAdmin(db, { email, password: 'another password' }, defaultLimits)
  await bootstrapAdmin(db, { email: 'late@mezani.example', password }, defaultLimits)
  assert.deepEqual([await signIn(email, password), await signIn('late@mezani.example', password)], [200, 401])
})

test('another method or content type is refused in JSON', async () => {
  const removed = await call('DELETE', '/admin/setup', fromRandomAddress())
  assert.deepEqual([removed.status, removed.body.code], [404, 'not_found'])
  const typed = await call('POST', '/admin/setup', {
    body: '<a/>',
    headers: { ...fromRandomAddress().headers, 'content-type': 'text/xml' },
  })
  assert.deepEqual([typed.status, typed.body.code], [415, 'unsupported_media_type'])
})
