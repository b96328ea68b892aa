import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHiddenRecipe, aModerator, anAppeal, decideOnAppeal, reason, undo } from '#tests/support/cases.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const second = await aModerator(site, 'Eleni')

async function anAppealDecided(author: Member, decision: object) {
  const appealed = await anAppeal(site, author)
  await decideOnAppeal(site, second, appealed.caseId, decision)
  return appealed
}

async function takeBack(author: Member, by?: Member) {
  const hidden = await aHiddenRecipe(site, author)
  const { status } = await undo(site, by ?? hidden.moderator, hidden.actionId)
  assert.equal(status, 200)
  return hidden
}

const newsOf = async ({ token }: Member): Promise<Record<string, unknown>[]> =>
  (await site.call('GET', '/api/notifications', { token })).body

test('when somebody else changes a moderator’s decision, the moderator is notified and mailed why', {
  tags: ['trust-appeal'],
}, async () => {
  const author = await aMember(site)
  for (const [message, { moderator, caseId }] of [
    [
      'On appeal, one of your decisions was overturned: a recipe is shown again.',
      await anAppealDecided(author, { outcome: 'overturned' }),
    ],
    [
      'On appeal, one of your decisions was made milder: a recipe stays, and the member was warned.',
      await anAppealDecided(author, { outcome: 'milder', action: 'warn' }),
    ],
    ['One of your decisions was taken back: a recipe is shown again.', await takeBack(author, second)],
  ] as const) {
    const told = (await newsOf(moderator)).map(news => [news.kind, news.message, news.reason, news.caseId])
    assert.deepEqual(told, [['decision_changed', message, reason, caseId]])
    const [mail = ''] = await waitForMails(site, moderator.email)
    assert.match(mail, /Subject: Mezani: one of your decisions was changed/)
    for (const part of [message, reason, `${site.url}/moderation/cases/${caseId}`])
      assert.ok(mail.replaceAll(/=?\r\n/g, '').includes(part), mail)
    // Other members have no page of the case.
    await site.db.deleteFrom('moderators').where('user_id', '=', moderator.id).execute()
    assert.equal((await newsOf(moderator))[0]?.caseId, undefined)
  }
})

test('a moderator is not told of upheld or self-revoked decisions, nor is a former moderator told', async () => {
  const author = await aMember(site)
  const { moderator: upheld } = await anAppealDecided(author, { outcome: 'upheld' })
  const { moderator: own } = await takeBack(author)
  const { moderator: former, actionId } = await aHiddenRecipe(site, author)
  await site.db.deleteFrom('moderators').where('user_id', '=', former.id).execute()
  assert.equal((await undo(site, second, actionId)).status, 200)
  for (const moderator of [upheld, own, former]) assert.deepEqual(await newsOf(moderator), [])
})
