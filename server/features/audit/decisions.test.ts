import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aModerator, anAppeal, claimCase, reason } from '#tests/support/cases.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const admin = await anAdmin(site)

type Entry = {
  action: string
  actor: { kind: string; id: number; name: string | null }
  memberId: number
  memberName: string | null
  caseId: number | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
/** Reads what was recorded about a member, the oldest first. */
async function entriesAbout(memberId: number): Promise<Entry[]> {
  const { body } = await call('GET', `/api/admin/audit-log?limit=100&member=${memberId}`, {
    token: admin.token,
  })
  return body.entries.toReversed()
}
const post = async ({ token }: { token: string }, path: string, body: object = {}) => {
  const reply = await call('POST', path, { token, body })
  assert.ok(reply.status < 300, reply.text)
  return reply.body
}

test('A11: each step of a decision is one entry: who decided, about whom, on which case, before and after', {
  tags: ['trust-audit'],
}, async () => {
  const [author, other] = [await aMember(site), await aModerator(site)]
  const { caseId, actionId, moderator } = await anAppeal(site, author)
  await claimCase(site, other, caseId)
  await post(other, `/api/moderation/cases/${caseId}/appeal/decision`, { outcome: 'upheld', reason })
  await post(moderator, `/api/moderation/actions/${actionId}/undo`, { reason })
  const by = ({ id }: { id: number }, kind = 'moderator') => ({ kind, id })
  const ofModerator = await entriesAbout(moderator.id)
  assert.deepEqual(
    ofModerator.map(({ action, memberId }) => [action, memberId]),
    [
      ['decide', author.id],
      ['undo', author.id],
    ],
  )
  const entries = await entriesAbout(author.id)
  assert.deepEqual(
    entries.map(({ action, actor: { kind, id }, caseId }) => ({ action, actor: { kind, id }, caseId })),
    [
      { action: 'decide', actor: by(moderator), caseId },
      { action: 'appeal', actor: by(author, 'member'), caseId },
      { action: 'decide appeal', actor: by(other), caseId },
      { action: 'undo', actor: by(moderator), caseId },
    ],
  )
  assert.deepEqual(
    entries.map(({ before }) => before?.actionId ?? null),
    [null, actionId, actionId, actionId],
  )
  assert.deepEqual(
    [entries[0]?.after, entries[2]?.after],
    [
      { action: 'hide', rule: 3, days: null, actionId },
      { outcome: 'upheld', action: null, rule: null, days: null },
    ],
  )
})

test('A11: each decision of an administrator about a member is one entry', {
  tags: ['trust-audit'],
}, async () => {
  const member = await aMember(site)
  const path = `/api/admin/members/${member.id}`
  const { actionId } = await post(admin, `${path}/restriction`, { kind: 'limit', days: 3, rule: 2, reason })
  await post(admin, `${path}/restriction/lift`, { reason })
  await post(admin, `${path}/moderator`, { reason })
  await post(admin, `${path}/moderator/end`, { reason })
  await post(admin, `${path}/sessions/end`, { reason })
  const entries = await entriesAbout(member.id)
  assert.deepEqual(
    entries.map(({ action, before, after }) => ({ action, before, after })),
    [
      { action: 'restrict', before: null, after: { action: 'limit', days: 3, rule: 2, actionId } },
      { action: 'lift', before: { action: 'limit', actionId }, after: null },
      { action: 'name moderator', before: null, after: null },
      { action: 'remove moderator', before: null, after: null },
      { action: 'sign out everywhere', before: null, after: null },
    ],
  )
  assert.ok(entries.every(({ actor }) => actor.kind === 'admin' && actor.id === admin.id))
})

test('the log says by name who did what to whom, and can be filtered by the team’s actions or by one member', {
  tags: ['trust-audit'],
}, async () => {
  const [member, other] = [await aMember(site, 'Fadhila'), await aMember(site, 'Zuhura')]
  for (const { id } of [member, other]) await post(admin, `/api/admin/members/${id}/moderator`, { reason })
  assert.equal((await call('POST', '/api/auth/logout', { token: member.token, body: {} })).status, 200)
  const ask = async (query: string): Promise<[string, string | null, string | null][]> => {
    const { body } = await call('GET', `/api/admin/audit-log?${query}`, { token: admin.token })
    return body.entries.map(({ action, actor, memberName }: Entry) => [action, actor.name, memberName])
  }
  const named = ['name moderator', admin.email, 'Fadhila']
  const left = ['sign out', 'Fadhila', 'Fadhila']
  assert.deepEqual(await ask(`member=${member.id}`), [left, named])
  assert.deepEqual(await ask(`member=${member.id}&by=team`), [named])
  assert.deepEqual(await ask(`member=${member.id}&by=members`), [left])
  assert.deepEqual((await ask('by=team&limit=1'))[0], ['name moderator', admin.email, 'Zuhura'])
  await site.db.deleteFrom('users').where('id', '=', other.id).execute()
  assert.deepEqual((await ask('by=team&limit=1'))[0], ['name moderator', admin.email, null])
  assert.equal((await call('GET', '/api/admin/audit-log?by=guests', { token: admin.token })).status, 400)
})
