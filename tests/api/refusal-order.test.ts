import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { routes } from '#contract/routes.ts'
import { rawCall } from '#tests/support/call.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const rows: [string, Endpoint][] = Object.entries(routes)
const protectedRows = rows.filter(([, { access }]) => access === 'user' || access === 'admin')
const rowsByPath = Map.groupBy(rows, ([, { path }]) => path)

const json = { 'content-type': 'application/json' }

test('an anonymous request is 401 before any part of it is validated', async () => {
  for (const [operation, { method, path }] of protectedRows) {
    const wrong = {
      'broken JSON': { path, headers: json, body: '{"title":' },
      'a body of the wrong kind': { path, headers: json, body: '[1,2]' },
      'another content type': { path, headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      'too large a body': { path, headers: json, body: `{"title":"${'a'.repeat(700_000)}"}` },
      'nothing at the address': { path: path.replace('{id}', '999999') },
      'no id in the address': { path: path.replace('{id}', 'abc') },
      'a query that cannot be': { path: `${path}?limit=-1&sort=nothing&minRating=x` },
    }
    for (const [what, { path: at, ...sent }] of Object.entries(wrong)) {
      const reply = await rawCall(site.url, {
        method,
        path: at.replace('{id}', '1'),
        headers: Object.entries('headers' in sent ? sent.headers : {}).flat(),
        ...(method !== 'GET' && 'body' in sent && { body: sent.body }),
      })
      assert.equal(reply.status, 401, `${operation} with ${what}`)
    }
  }
})

test('a method that an address does not have is 405 with the methods it has, for every caller', async () => {
  const tokens = [undefined, (await aMember(site)).token, (await anAdmin(site)).token]
  for (const [path, group] of rowsByPath) {
    const own = new Set(group.map(([, { method }]) => method as string))
    const allowed = [...own, ...(own.has('GET') ? ['HEAD'] : []), 'OPTIONS']
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      name => !allowed.includes(name),
    )) {
      for (const token of tokens) {
        const reply = await call(method, path.replace('{id}', '1'), { ...(token && { token }) })
        assert.equal(reply.status, 405, `${method} ${path}`)
        assert.deepEqual(
          reply.headers.get('allow')?.split(', ').toSorted(),
          allowed.toSorted(),
          `${method} ${path}`,
        )
        if (method !== 'HEAD') assert.equal(reply.body.code, 'method_not_allowed')
      }
    }
  }
})

test('TRACE is refused everywhere', async () => {
  for (const path of [...rowsByPath.keys(), '/', '/nowhere']) {
    const { status } = await rawCall(site.url, { method: 'TRACE', path: path.replace('{id}', '1') })
    assert.ok([404, 405].includes(status), `${path} answered ${status}`)
  }
})

test('400 comes before 404, and 404 before 403', async () => {
  const [author, otherMember] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author)
  const put = (path: string, body: unknown) => call('PUT', path, { token: otherMember.token, body })
  assert.equal((await put('/api/recipes/999999', { title: '' })).status, 400)
  assert.equal((await put(`/api/recipes/${id}`, { title: '' })).status, 400)
  assert.equal((await put('/api/recipes/999999', { rating: 4 })).status, 404)
  assert.equal((await put(`/api/users/${author.id}`, { email: 'x' })).status, 400)
  assert.equal((await call('DELETE', '/api/recipes/999999', { token: otherMember.token })).status, 404)
  assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: otherMember.token })).status, 403)
})

test('another member’s profile and one that never existed are refused in the same words', async () => {
  const [owner, other] = [await aMember(site), await aMember(site)]
  const body = { firstName: '', lastName: '', title: '', email: other.email, aboutMe: '' }
  const [foreign, missing] = await Promise.all(
    [owner.id, 99_999_999].map(id => call('PUT', `/api/users/${id}`, { token: other.token, body })),
  )
  assert.deepEqual([foreign?.status, missing?.status], [403, 403])
  assert.deepEqual({ ...foreign?.body, requestId: '' }, { ...missing?.body, requestId: '' })
})

test('an unknown path is a problem in JSON, under /api and outside it', async () => {
  for (const path of [
    '/api',
    '/api/nothing',
    '/api/recipes/1/nothing',
    '/auth/nothing',
    '/api/recipes/0',
    '/api/users/1e3',
  ]) {
    const { status, body } = await call('GET', path, { token: (await aMember(site)).token })
    assert.deepEqual([path, status, body?.code], [path, 404, 'not_found'])
    assert.equal(typeof body.requestId, 'string')
  }
})
