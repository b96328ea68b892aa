import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '#server/platform/http/network.ts'
import { aModerator, caseOf, claimCase, decide } from '#tests/support/cases.ts'
import { findInFiles, findInLog, findInTables, findNumber } from '#tests/support/find-traces.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import {
  account,
  aMemberWithEverything,
  headers,
  home,
  names,
} from '#tests/support/member-with-everything.ts'
import { anAdmin, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({
  LOG_LEVEL: 'trace',
  TRUST_PROXY: '127.0.0.1',
  CONTACT_EMAIL: 'team@example.net',
})
const { call, pool } = site
const admin = await anAdmin(site)
const moderator = await aModerator(site)

const leave = async (token: string) => {
  const body = { currentPassword: password, recipes: 'stay' }
  const reply = await call('POST', '/api/users/current/leave', { token, body, headers })
  assert.equal(reply.status, 200, reply.text)
}
const signIn = () => call('POST', '/api/auth/login', { body: { email: account.email, password }, headers })

test('P2: nothing is left of a member who is suspended, appeals, leaves, is decided about meanwhile, comes back and leaves again', {
  tags: ['account-erased', 'trust-restrict'],
}, async () => {
  const member = await aMemberWithEverything(site)
  const { id, token, needles } = member
  const restricted = await call('POST', `/api/admin/members/${id}/restriction`, {
    token: admin.token,
    body: {
      kind: 'suspend',
      days: 90,
      rule: 3,
      reason: `${names.firstName} ${names.lastName} was warned for it.`,
    },
  })
  assert.equal(restricted.status, 200, restricted.text)
  const text = `I am ${account.username}, and sell nothing in Limuru.`
  const appeal = { token, body: { text }, headers }
  const notice = `/api/notices/${restricted.body.actionId}`
  assert.equal((await call('POST', `${notice}/appeal`, appeal)).status, 201)
  await leave(token)

  const reported = await caseOf(site, { kind: 'recipe', id: member.recipes[0] ?? 0 })
  assert.equal((await claimCase(site, moderator, reported)).status, 200)
  const decided = await decide(site, moderator, reported, { action: 'suspend' })
  assert.equal(decided.status, 200, decided.text)

  const { departure } = (await signIn()).body
  const back = await call('POST', '/api/auth/return', { body: { token: departure.token }, headers })
  assert.equal(back.status, 200)
  const returned: string = back.body.access_token
  const refused = await call('GET', '/api/notifications', { token: returned, headers })
  assert.deepEqual([refused.status, refused.body.code], [403, 'suspended'])
  for (const about of [notice, `/api/notices/${decided.body.actionId}`])
    assert.equal((await call('GET', about, { token: returned, headers })).status, 200)
  await leave(returned)
  await waitForJobs(site)
  const told = (await findInTables(site, needles)).filter(place => /moderation_actions/.test(place))
  assert.ok(told.length >= 3, `what is searched for was there: ${told}`)

  await endDeparture(site, id)
  await eraseDue(site)
  assert.deepEqual(await findNumber(site, id), [])
  assert.deepEqual(await findInTables(site, needles), [])
  assert.deepEqual(await findInFiles(site, needles), [])
  const kept = needles.filter(needle => needle !== networkOf(home))
  assert.deepEqual(findInLog(site, kept), [])
  // The audit log holds numbers only, and still shows that there were decisions.
  const { rows } = await pool.query(
    'select action, count(*)::int from mezani_audit.audit_log where member_id = $1 and action = any($2) group by 1 order by 1',
    [id, ['restrict', 'decide', 'appeal', 'leave', 'come back', 'erase']],
  )
  assert.deepEqual(Object.fromEntries(rows.map(({ action, count }) => [action, count])), {
    appeal: 2,
    'come back': 1,
    decide: 1,
    erase: 1,
    leave: 2,
    restrict: 1,
  })
  assert.equal((await signIn()).status, 401)
})
