import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { type ApiResponse, trustedProxy } from '#tests/support/call.ts'
import { createLeaver, endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { givePasskey, registeredFor } from '#tests/support/passkeys.ts'
import { aMember, anAdmin, type Member, password } from '#tests/support/people.ts'
import { giveIdentity, newAnswer, withProviders } from '#tests/support/providers.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { codeOfKey, switchOn, wrongCode } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { createEmailChangeToken, createLinkToken } from '#tests/support/tokens.ts'
import { bootstrapAdmin } from '../admin/bootstrap.ts'

const site = await openSite({
  ...trustedProxy,
  ...(await withProviders()),
})
const { call, db, pool } = site
const headers = { 'x-forwarded-for': '197.136.14.7' }
const admin = await anAdmin(site)
const { id: adminId } = await db
  .selectFrom('admins')
  .select('id')
  .where('email', '=', admin.email)
  .executeTakeFirstOrThrow()

const send = (method: string, path: string, body?: unknown, token?: string) =>
  call(method, path, { headers, ...(body !== undefined && { body }), ...(token && { token }) })
const member = () => aMember(site)
const logIn = ({ email }: Member, typed = password) =>
  send('POST', '/api/auth/login', { email, password: typed })
const chosen = { password: 'samaki wa nazi', confirmPassword: 'samaki wa nazi' }
const idOf = async (email: string) =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const newestMember = async () =>
  (await db.selectFrom('users').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id

type Done = { reply: ApiResponse; actor: { kind: string; id: number | null }; memberId: number | null }
const own = (id: number, reply: ApiResponse): Done => ({
  reply,
  actor: { kind: 'member', id },
  memberId: id,
})
const refused = (memberId: number | null, reply: ApiResponse): Done => ({
  reply,
  actor: { kind: 'visitor', id: null },
  memberId,
})
const byAdmin = (memberId: number | null, reply: ApiResponse): Done => ({
  reply,
  actor: { kind: 'admin', id: adminId },
  memberId,
})
const with2fa = async (act: (someone: Member) => Promise<ApiResponse>) => {
  const someone = await member()
  await switchOn(site, someone.id)
  return own(someone.id, await act(someone))
}
const asMember = async (act: (someone: Member) => Promise<ApiResponse>) => {
  const someone = await member()
  return own(someone.id, await act(someone))
}

const reason = 'Three times the same, and told twice.'
const events: Record<string, () => Promise<Done>> = {
  'sign up': async () => {
    const email = 'new@example.org'
    const body = { email, username: 'newcomer', password, confirmPassword: password }
    const reply = await send('POST', '/api/auth/signup', body)
    return own(await idOf(email), reply)
  },
  'sign in': () => asMember(logIn),
  'refuse sign-in': async () => {
    const someone = await member()
    return refused(someone.id, await logIn(someone, 'not this'))
  },
  'refuse code': async () => {
    const someone = await member()
    await switchOn(site, someone.id)
    const { ticket } = (await logIn(someone)).body.fields
    return refused(
      someone.id,
      await send('POST', '/api/auth/login/second-factor', { ticket, code: wrongCode() }),
    )
  },
  'sign out': () => asMember(({ token }) => send('POST', '/api/auth/logout', {}, token)),
  'sign out everywhere': () =>
    asMember(({ token }) => send('POST', '/api/auth/logout-everywhere', {}, token)),
  'end session': () =>
    asMember(async someone => {
      await logIn(someone)
      const sessions = (await call('GET', '/api/auth/sessions', { token: someone.token })).body
      const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
      return send('DELETE', `/api/auth/sessions/${other.id}`, undefined, someone.token)
    }),
  'end other sessions': () => asMember(({ token }) => send('DELETE', '/api/auth/sessions', undefined, token)),
  'reset password': async () => {
    const token = await createLinkToken(site, 'reset')
    const reply = await send('POST', '/api/auth/reset-password/confirm', { token, ...chosen })
    return own(await newestMember(), reply)
  },
  'change password': () =>
    asMember(({ token }) =>
      send('POST', '/api/auth/password', { currentPassword: password, ...chosen }, token),
    ),
  'ask for address': () =>
    asMember(({ id, email, username, token }) =>
      send('PUT', `/api/users/${id}`, { email: `new-${email}`, username, currentPassword: password }, token),
    ),
  'change address': async () => {
    const token = await createEmailChangeToken(site, 'confirm_hash')
    return own(await newestMember(), await send('POST', '/api/auth/email-change/confirm', { token }))
  },
  'undo address': async () => {
    const token = await createEmailChangeToken(site, 'undo_hash')
    return own(await newestMember(), await send('POST', '/api/auth/email-change/undo', { token }))
  },
  'add second factor': () =>
    asMember(async ({ token }) => {
      const { secret } = (await send('POST', '/api/auth/second-factor', {}, token)).body
      return send('POST', '/api/auth/second-factor/confirm', { code: codeOfKey(secret) }, token)
    }),
  'renew recovery codes': () =>
    with2fa(({ token }) => send('POST', '/api/auth/second-factor/recovery-codes', {}, token)),
  'remove second factor': () =>
    with2fa(({ token }) => send('DELETE', '/api/auth/second-factor', undefined, token)),
  'add passkey': () =>
    asMember(async ({ id, token }) =>
      send('POST', '/api/auth/passkeys', await registeredFor(site, id), token),
    ),
  'remove passkey': () =>
    asMember(async ({ id, token }) =>
      send('DELETE', `/api/auth/passkeys/${await givePasskey(site, id)}`, undefined, token),
    ),
  'connect provider': () =>
    asMember(async ({ id, token }) => send('POST', '/api/auth/identities', await newAnswer(site, id), token)),
  'disconnect provider': () =>
    asMember(async ({ id, token }) =>
      send('DELETE', `/api/auth/identities/${await giveIdentity(site, id)}`, undefined, token),
    ),
  'ask for export': () => asMember(({ token }) => send('POST', '/api/users/current/export', {}, token)),
  leave: () =>
    asMember(({ token }) =>
      send('POST', '/api/users/current/leave', { currentPassword: password, recipes: 'delete' }, token),
    ),
  'come back': () =>
    asMember(async ({ id }) => send('POST', '/api/auth/return', { token: await createLeaver(db, id) })),
  'delete comment': async () => {
    const { id, token } = await member()
    const recipe = (await call('POST', '/api/recipes', { token, body: aRecipe() })).body
    const path = `/api/recipes/${recipe.id}/comment`
    const comment = (await call('POST', path, { token, body: { content: 'Tamu' } })).body
    return byAdmin(id, await send('DELETE', `/api/admin/comments/${comment.id}`, undefined, admin.token))
  },
  restrict: async () => {
    const { id } = await member()
    const body = { kind: 'suspend', days: 3, rule: 1, reason }
    return byAdmin(id, await send('POST', `/api/admin/members/${id}/restriction`, body, admin.token))
  },
  'name moderator': async () => {
    const { id } = await member()
    return byAdmin(id, await send('POST', `/api/admin/members/${id}/moderator`, { reason }, admin.token))
  },
  'publish rules': async () => {
    const { text, gravity, revision } = (await call('GET', '/api/admin/rules', { token: admin.token })).body
    const body = { text: `${text} `, gravity: gravity.toReversed(), basedOn: revision }
    return byAdmin(null, await send('PUT', '/api/admin/rules', body, admin.token))
  },
}

const entriesOf = async (action: string) => {
  const { body } = await call('GET', '/api/admin/audit-log?limit=50', { token: admin.token })
  return body.entries.filter((entry: { action: string }) => entry.action === action)
}

test('A11: each security event is one entry: who did what, when, from where and with which request', async t => {
  assert.ok(Object.keys(events).length >= 20)
  for (const [action, act] of Object.entries(events))
    await t.test(action, async () => {
      const { reply, actor, memberId } = await act()
      const requestId = reply.headers.get('x-request-id')
      assert.ok(requestId, reply.text)
      const entries = (await entriesOf(action)).filter(
        (entry: { requestId: string | null }) => entry.requestId === requestId,
      )
      assert.equal(entries.length, 1, `${reply.status} ${reply.text}`)
      const { at, network, actor: found, memberId: about } = entries[0]
      assert.match(at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      assert.deepEqual(
        { network, found, about },
        { network: '197.136.x.x', found: { ...actor, name: found.name }, about: memberId },
      )
    })
})

test('A11: creating the first administrator, and an erasure that the site does by itself, are recorded too', async () => {
  await db.deleteFrom('site_facts').execute()
  await bootstrapAdmin(db, { email: 'mama@mezani.example', password }, defaultLimits)
  const [made] = await entriesOf('set administrator')
  assert.deepEqual([made.actor, made.network], [{ kind: 'operator', id: null, name: null }, null])
  const { id } = await member()
  await createLeaver(db, id)
  await endDeparture(site, id)
  await eraseDue(site)
  const [erased] = await entriesOf('erase')
  assert.deepEqual([erased.actor, erased.memberId], [{ kind: 'site', id: null, name: null }, id])
})

test('A11: no entry contains a password, an address, a name or a token', async () => {
  const someone = await member()
  await logIn(someone, 'my secret phrase')
  await logIn(someone)
  const { rows } = await pool.query<{ row: string }>('select t::text as row from mezani_audit.audit_log t')
  const text = rows.map(({ row }) => row).join('\n')
  for (const secret of [
    'secret phrase',
    password,
    someone.email,
    someone.username,
    '197.136.14',
    someone.token,
  ])
    assert.ok(!text.includes(secret), secret)
  assert.match(text, /refuse sign-in/)
})
