import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHiddenRecipe, aModerator, anAppeal, undo } from '#tests/support/cases.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site, 'Eleni')

const get = async (path: string, { token }: { token: string }) => call('GET', path, { token })
test('decided cases have their own list, the last decision first, with what applies now; pending cases are not in it', async () => {
  const author = await aMember(site)
  const decided: number[] = []
  for (const action of ['hide', 'warn', 'nothing_wrong']) {
    const { caseId } = await aHiddenRecipe(site, author, {
      action,
      rule: action === 'nothing_wrong' ? null : 3,
    })
    decided.unshift(caseId)
  }
  const appealed = await anAppeal(site, author)
  const taken = await aHiddenRecipe(site, author)
  await undo(site, moderator, taken.actionId)
  const seen: { id: number; isWaiting: boolean; decided: { action: string; ending: string | null } }[] = []
  for (let after = ''; ; ) {
    const { body } = await get(`/api/moderation/cases?show=decided&limit=2&after=${after}`, moderator)
    assert.ok(body.cases.length <= 2)
    seen.push(...body.cases)
    if (body.next === null) break
    after = body.next
  }
  assert.equal(new Set(seen.map(({ id }) => id)).size, seen.length)
  assert.deepEqual(
    seen.slice(0, 4).map(({ id, isWaiting, decided: { action, ending } }) => [id, isWaiting, action, ending]),
    [
      [taken.caseId, false, 'hide', 'taken_back'],
      [decided[0], false, 'nothing_wrong', null],
      [decided[1], false, 'warn', null],
      [decided[2], false, 'hide', null],
    ],
  )
  assert.equal(
    seen.some(({ id }) => id === appealed.caseId),
    false,
  )
  const wrong = await get('/api/moderation/cases?show=decided&after=1 5 7 9', moderator)
  assert.deepEqual(
    [wrong.status, (await get('/api/moderation/cases?show=all', moderator)).status],
    [400, 400],
  )
})

test('all cases about a member can be listed, pending or not, newest first, and nobody else’s', async () => {
  const [author, other] = [await aMember(site), await aMember(site)]
  const decided = await aHiddenRecipe(site, author)
  await aHiddenRecipe(site, other)
  const waits = await anAppeal(site, author)
  const first = await get(`/api/moderation/cases?member=${author.id}&limit=1`, moderator)
  const second = await get(
    `/api/moderation/cases?member=${author.id}&limit=1&after=${first.body.next}`,
    moderator,
  )
  const ids = [first, second].flatMap(({ body }) => body.cases.map(({ id }: { id: number }) => id))
  assert.deepEqual([ids, second.body.next], [[waits.caseId, decided.caseId], null])
  const none = await get(`/api/moderation/cases?member=${moderator.id}`, moderator)
  assert.deepEqual([none.body.cases, none.body.next], [[], null])
  const wrong = await get(`/api/moderation/cases?member=${author.id}&after=1`, moderator)
  assert.equal(wrong.status, 400)
})
