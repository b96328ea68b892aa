import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reason } from '#tests/support/cases.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const { token } = await anAdmin(site)

test('when an administrator changes a member’s role or ends all sessions, the member is notified and mailed why', {
  tags: ['trust-roles'],
}, async () => {
  const member = await aMember(site, 'Fadhila')
  const decide = async (path: string, why = reason) =>
    (await call('POST', `/api/admin/members/${member.id}/${path}`, { token, body: { reason: why } })).status
  const told = async (as = member.token): Promise<{ kind: string; message: string; reason: string }[]> =>
    (await call('GET', '/api/notifications', { token: as })).body

  assert.deepEqual([await decide('moderator', 'Kind'), await told()], [400, []])
  assert.deepEqual([await decide('moderator'), await decide('moderator')], [200, 200])
  assert.deepEqual([await decide('moderator/end'), await decide('moderator/end')], [204, 204])
  const logIn = async (): Promise<string> =>
    (await call('POST', '/api/auth/login', { body: { email: member.email, password } })).body.access_token
  const other = await logIn()
  assert.equal(await decide('sessions/end', 'The password is in a list that others have.'), 204)
  for (const session of [member.token, other])
    assert.equal((await call('GET', '/api/users/current', { token: session })).status, 401)

  const news = await told(await logIn())
  assert.deepEqual(
    news.map(({ kind, message, reason }) => [kind, message, reason]),
    [
      [
        'account',
        'An administrator has signed you out on every device.',
        'The password is in a list that others have.',
      ],
      ['account', 'You are no longer a moderator.', reason],
      [
        'account',
        'You are now a moderator. What members report is waiting under Moderation, in the menu.',
        reason,
      ],
    ],
  )
  const mails = await waitForMails(site, member.email, 3)
  for (const [subject, ...parts] of [
    ['you are now a moderator', reason, `${site.url}/moderation`],
    ['you are no longer a moderator', reason],
    ['you have been signed out everywhere', 'in a list that others have', `${site.url}/login`],
  ]) {
    const mail = mails.find(text => text.includes(`Subject: Mezani: ${subject}`)) ?? ''
    for (const part of parts) assert.ok(mail.includes(part), mail)
  }
  assert.equal(mails.length, 3)
})
