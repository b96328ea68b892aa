import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { routes } from '#contract/routes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const rows: [string, Endpoint][] = Object.entries(routes)

/** The 28 lines of the specification's section 7, each with who may call it. The PUT of a recipe is two operations. */
const specified = [
  'anyone GET /api/auth/check-auth',
  'anyone POST /api/auth/logout',
  'anyone POST /api/auth/login',
  'anyone POST /api/auth/signup',
  'anyone POST /auth/reset-password',
  'anyone POST /api/contact',
  'optional GET /api/recipes',
  'user GET /api/recipes/{id}',
  'user PUT /api/recipes/{id}',
  'user PUT /api/recipes/{id} {rating}',
  'user POST /api/recipes',
  'user DELETE /api/recipes/{id}',
  'user GET /api/recipes/{id}/bookmark',
  'user POST /api/recipes/{id}/bookmark',
  'user DELETE /api/recipes/{id}/bookmark',
  'user POST /api/recipes/{id}/comment',
  'user GET /api/recipes/user',
  'user GET /api/recipes/bookmarked',
  'user GET /api/users/current',
  'user PUT /api/users/{id}',
  'user POST /api/users/avatar',
  'user GET /api/notifications',
  'user GET /api/user-stats',
  'anyone POST /api/admin/signin',
  'admin GET /api/admin/users',
  'admin GET /api/admin/recipes',
  'admin GET /api/admin/comments',
  'admin GET /api/admin/statistics',
  'admin DELETE /api/admin/comments/{id}',
]

const nameOf = ({ access, method, path, bodyKeys }: Endpoint) =>
  `${access} ${method} ${path}${bodyKeys ? ` {${bodyKeys}}` : ''}`

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

/**
 * Operations without a token that the specification does not have. The server does what a row says, so a wrong word in a row
 * would open what is closed.
 */
const open = [
  'confirmReset',
  'verifyEmail',
  'resendVerification',
  'confirmEmailChange',
  'undoEmailChange',
  'loginSecondFactor',
  'askRecovery',
  'confirmRecovery',
  'stopRecovery',
  'startPasskeyLogin',
  'loginPasskey',
  'listProviders',
  'startProviderLogin',
  'loginByProvider',
  'listFacets',
  'suggest',
  'exportRecipe',
  'getChef',
  'comeBack',
  'exportBeforeLeaving',
  'getContact',
  'getTransparency',
  'getRules',
  'reportClientError',
  'createFirstAdmin',
  'adminSigninSecondFactor',
  'adminLogout',
]

test('every operation without a token is listed; only administrators use administrators’ paths, and only moderators use moderators’ paths', () => {
  const needsNone = ({ access }: Endpoint) => access === 'anyone' || access === 'optional'
  const beyond = rows.filter(([, row]) => needsNone(row) && !specified.includes(nameOf(row)))
  assert.deepEqual(beyond.map(([operation]) => operation).toSorted(), open.toSorted())
  for (const [operation, row] of rows) {
    const [, , room] = row.path.split('/')
    const expected = room === 'admin' ? 'admin' : room === 'moderation' ? 'moderator' : 'user'
    if (!needsNone(row)) assert.equal(row.access, expected, operation)
  }
})

test('no two rows share method, path and body', () => {
  const names = rows.map(([, { method, path, bodyKeys }]) => [method, path, bodyKeys].join())
  assert.equal(new Set(names).size, names.length)
})

test('rows that share a method and path share access, since access is checked before the body is read', () => {
  for (const group of Map.groupBy(rows, ([, { method, path }]) => `${method} ${path}`).values()) {
    assert.equal(new Set(group.map(([, { access }]) => access)).size, 1)
  }
})

test('every row has an example of its body or file, and accepts that example', () => {
  for (const [operation, row] of rows) {
    const { query, body, file } = row.example ?? {}
    assert.equal(body === undefined, row.body === undefined, operation)
    assert.equal(file === undefined, row.fileField === undefined, operation)
    for (const [schema, sent] of [
      [row.query, query],
      [row.body, body],
    ] as const) {
      if (!sent) continue
      const taken = schema?.safeParse(sent)
      assert.ok(taken?.success, `${operation}: ${taken?.error}`)
      // Parsing strips unknown keys.
      assert.deepEqual(
        Object.keys(sent).filter(field => !(field in Object(taken.data))),
        [],
        operation,
      )
    }
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
