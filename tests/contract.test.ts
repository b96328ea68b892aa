import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { routes } from '#contract/routes.ts'
import { openSite } from './support/site.ts'

const site = await openSite()
const rows: [string, Endpoint][] = Object.entries(routes)

/** The 28 lines of the specification's section 7; the PUT of a recipe is two operations. */
const specified = [
  'GET /api/auth/check-auth',
  'POST /api/auth/logout',
  'POST /api/auth/login',
  'POST /api/auth/signup',
  'POST /auth/reset-password',
  'POST /api/contact',
  'GET /api/recipes',
  'GET /api/recipes/{id}',
  'PUT /api/recipes/{id}',
  'PUT /api/recipes/{id} {rating}',
  'POST /api/recipes',
  'DELETE /api/recipes/{id}',
  'GET /api/recipes/{id}/bookmark',
  'POST /api/recipes/{id}/bookmark',
  'DELETE /api/recipes/{id}/bookmark',
  'POST /api/recipes/{id}/comment',
  'GET /api/recipes/user',
  'GET /api/recipes/bookmarked',
  'GET /api/users/current',
  'PUT /api/users/{id}',
  'POST /api/users/avatar',
  'GET /api/notifications',
  'GET /api/user-stats',
  'POST /api/admin/signin',
  'GET /api/admin/users',
  'GET /api/admin/recipes',
  'GET /api/admin/comments',
  'GET /api/admin/statistics',
  'DELETE /api/admin/comments/{id}',
]

const nameOf = ({ method, path, bodyKeys }: Endpoint) =>
  `${method} ${path}${bodyKeys ? ` {${bodyKeys}}` : ''}`

test('every operation of the specification has its row', {
  tags: [
    '7-get-check-auth',
    '7-post-logout',
    '7-post-login',
    '7-post-signup',
    '7-post-reset-password',
    '7-post-contact',
    '7-get-recipes',
    '7-get-recipe',
    '7-put-recipe',
    '7-post-recipe',
    '7-delete-recipe',
    '7-get-bookmark',
    '7-post-bookmark',
    '7-delete-bookmark',
    '7-post-comment',
    '7-get-own-recipes',
    '7-get-bookmarked-recipes',
    '7-get-current-user',
    '7-put-user',
    '7-post-avatar',
    '7-get-notifications',
    '7-get-user-stats',
    '7-post-admin-signin',
    '7-get-admin-users',
    '7-get-admin-recipes',
    '7-get-admin-comments',
    '7-get-admin-statistics',
    '7-delete-admin-comment',
  ],
}, () => {
  const names = new Set(rows.map(([, row]) => nameOf(row)))
  assert.deepEqual(
    specified.filter(name => !names.has(name)),
    [],
  )
  assert.equal(specified.length, 29)
})

test('no two rows share method, path and body', () => {
  const names = rows.map(([, row]) => nameOf(row))
  assert.equal(new Set(names).size, names.length)
})

test('rows that share a method and path share access, since the body is not read before it', () => {
  for (const group of Map.groupBy(rows, ([, { method, path }]) => `${method} ${path}`).values()) {
    assert.equal(new Set(group.map(([, { access }]) => access)).size, 1)
  }
})

test('OpenAPI 3.1 names every row, and the page that shows it is served', async () => {
  const { status, body } = await site.call('GET', '/openapi.json')
  assert.equal(status, 200)
  assert.match(body.openapi, /^3\.1\./)
  for (const [operation, { method, path }] of rows) {
    assert.ok(String(body.paths[path]?.[method.toLowerCase()]?.operationId).includes(operation), operation)
  }
  const page = await site.call('GET', '/docs/')
  assert.equal(page.status, 200)
  assert.match(page.text, /openapi\.json/)
})
