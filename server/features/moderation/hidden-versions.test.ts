import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCase,
  aModerator,
  claimCase,
  decide,
  decideAppeal,
  decideOnAppeal,
  undo,
} from '#tests/support/cases.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call } = site
const moderator = await aModerator(site)

const ingredients = (of: string) => ({ ingredients: `2 cups maize flour\n1 packet ${of}` })
const edit = (id: number, { token }: Member, changes: Record<string, unknown>) =>
  call('PUT', `/api/recipes/${id}`, { token, body: aRecipe(changes) })

/** Publishes a recipe with three versions, the second of which sells something. It is reported, and the moderator has claimed the case. */
async function aReportedRecipe(author: Member) {
  const id = await publishRecipe(site, author, ingredients('salt'))
  await edit(id, author, { ...ingredients('SOKO spice'), whatChanged: 'Buy it at sokofresh.example' })
  await edit(id, author, { ...ingredients('pepper'), whatChanged: 'Pepper is enough' })
  const caseId = await aCase(site, { kind: 'recipe', id })
  await claimCase(site, moderator, caseId)
  return { id, caseId, path: `/api/recipes/${id}/versions` }
}

const read = (path: string, { token }: Member) => call('GET', path, { token })
const marksOf = async (path: string, reader: Member) =>
  (await read(path, reader)).body.map(({ hiddenFrom }: { hiddenFrom?: string }) => hiddenFrom)

test('a hidden version of a recipe that is left to the site is shown to nobody', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { caseId, path } = await aReportedRecipe(author)
  await decide(site, moderator, caseId, { version: 2 })
  const body = { currentPassword: password, recipes: 'stay' }
  assert.equal((await call('POST', '/api/users/current/leave', { token: author.token, body })).status, 200)
  await endDeparture(site, author.id)
  await eraseDue(site)
  const { body: left } = await read(path, reader)
  assert.deepEqual(
    left.map(({ number }: { number: number }) => number),
    [3, 1],
  )
})

test('a moderator reads a reported recipe’s earlier versions and hides one; the recipe stays, and its author sees the mark', {
  tags: ['trust-hide-version'],
}, async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { id, caseId, path } = await aReportedRecipe(author)
  const { versions } = (await read(`/api/moderation/cases/${caseId}`, moderator)).body
  assert.deepEqual(
    versions.map((one: Record<string, unknown>) => [one.number, one.whatChanged, one.isHidden]),
    [
      [2, 'Buy it at sokofresh.example', false],
      [1, '', false],
    ],
  )
  assert.match(versions[0].ingredients, /SOKO/)
  const { body, status } = await decide(site, moderator, caseId, { version: 2 })
  assert.equal(status, 200)
  assert.deepEqual(await marksOf(path, reader), [undefined, 'you', undefined])
  assert.deepEqual(await marksOf(path, author), [undefined, 'others', undefined])
  assert.doesNotMatch(JSON.stringify((await read(path, reader)).body), /soko/i)
  assert.equal((await read(`/api/recipes/${id}`, reader)).status, 200)
  const [others, own] = [await read(`${path}/2`, reader), await read(`${path}/2`, author)]
  assert.deepEqual([others.status, others.body.message], [404, 'The moderators have hidden this version.'])
  assert.match(own.body.ingredients, /SOKO/)
  const [told] = (await read('/api/notifications', author)).body
  assert.equal(told.message, 'A version of your recipe was hidden by the moderators.')
  const notice = (await read(`/api/notices/${body.actionId}`, author)).body
  assert.deepEqual([notice.action, notice.version, notice.rule.number, notice.appeal], ['hide', 2, 3, 'open'])
  assert.equal((await read(`/api/recipes/${id}`, author)).body.moderation, undefined)
  const { rows } = await site.pool.query(
    "select after from mezani_audit.audit_log where action = 'decide' and case_id = $1",
    [caseId],
  )
  assert.equal(rows[0].after.version, 2)
})

test('the reporter reads that a version is hidden', async () => {
  const [author, reporter] = [await aMember(site), await aMember(site)]
  const { id, caseId } = await aReportedRecipe(author)
  const report = { kind: 'recipe', id, rule: 3, explanation: 'The second version sells a spice.' }
  await call('POST', '/api/reports', { token: reporter.token, body: report })
  await decide(site, moderator, caseId, { version: 2 })
  const [told] = (await read('/api/notifications', reporter)).body
  assert.equal(told.message, 'A version of a recipe you reported is now hidden.')
})

test('a hidden version is shown again when the decision is taken back, or overturned on appeal', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { caseId, path } = await aReportedRecipe(author)
  const undone = (await decide(site, moderator, caseId, { version: 2 })).body.actionId
  await undo(site, moderator, undone)
  assert.equal((await read(`${path}/2`, reader)).status, 200)

  const appealed = await aReportedRecipe(author)
  const { actionId } = (await decide(site, moderator, appealed.caseId, { version: 1 })).body
  const text = 'It is salt.'
  await call('POST', `/api/notices/${actionId}/appeal`, { token: author.token, body: { text } })
  const second = await aModerator(site)
  await decideOnAppeal(site, second, appealed.caseId, { outcome: 'overturned' })
  assert.equal((await read(`${appealed.path}/1`, reader)).status, 200)
})

/** Makes a reported recipe that was hidden or removed as a whole. Its author has appealed, and another moderator has claimed the case. */
async function anAppealedRecipe(author: Member, action = 'hide') {
  const reported = await aReportedRecipe(author)
  const { actionId } = (await decide(site, moderator, reported.caseId, { action })).body
  const body = { text: 'It was the second version alone.' }
  await call('POST', `/api/notices/${actionId}/appeal`, { token: author.token, body })
  const second = await aModerator(site)
  await claimCase(site, second, reported.caseId)
  const makeMilder = (decision: object) =>
    decideAppeal(site, second, reported.caseId, { outcome: 'milder', action: 'hide', ...decision })
  return { ...reported, actionId, second, makeMilder }
}

for (const action of ['hide', 'remove'])
  test(`milder than to ${action} a whole recipe is to hide one earlier version: the recipe is back, and both sides read which`, async () => {
    const [author, reader] = [await aMember(site), await aMember(site)]
    const { id, caseId, path, actionId, second, makeMilder } = await anAppealedRecipe(author, action)
    assert.equal((await read(`/api/recipes/${id}`, reader)).status, 404)
    assert.equal((await makeMilder({ version: 2 })).status, 200)
    assert.equal((await read(`/api/recipes/${id}`, reader)).status, 200)
    assert.deepEqual(await marksOf(path, reader), [undefined, 'you', undefined])
    assert.equal((await read(`/api/recipes/${id}`, author)).body.moderation, undefined)
    const { appeal, ledger } = (await read(`/api/notices/${actionId}`, author)).body
    assert.deepEqual([appeal, ledger[2].action, ledger[2].version], ['milder', 'hide', 2])
    const [made] = (await read(`/api/moderation/cases/${caseId}`, second)).body.actions
    assert.deepEqual([made.kind, made.version], ['hide', 2])
    assert.equal((await undo(site, second, made.id)).status, 200)
    assert.deepEqual(await marksOf(path, reader), [undefined, undefined, undefined])
    const { rows } = await site.pool.query(
      "select after from mezani_audit.audit_log where action = 'decide appeal' and case_id = $1",
      [caseId],
    )
    assert.equal(rows[0].after.version, 2)
  })

test('an appeal can only hide an earlier, shown version, and only instead of the whole recipe', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const { id, makeMilder } = await anAppealedRecipe(author)
  for (const wrong of [{ version: 3 }, { version: 9 }, { version: 2, action: 'warn' }])
    assert.equal((await makeMilder(wrong)).status, 400)
  assert.equal((await read(`/api/recipes/${id}`, reader)).status, 404)
  const suspended = await anAppealedRecipe(await aMember(site), 'suspend')
  assert.equal((await suspended.makeMilder({ version: 2 })).status, 400)

  const ofVersion = await aReportedRecipe(author)
  const { actionId } = (await decide(site, moderator, ofVersion.caseId, { version: 2 })).body
  const body = { text: 'It is salt.' }
  await call('POST', `/api/notices/${actionId}/appeal`, { token: author.token, body })
  const second = await aModerator(site)
  await claimCase(site, second, ofVersion.caseId)
  const milder = { outcome: 'milder', action: 'hide', version: 1 }
  const other = await decideAppeal(site, second, ofVersion.caseId, milder)
  assert.deepEqual([other.status, Object.keys(other.body.fields)], [400, ['action']])
})

test('a mended recipe is shown again when the wrong version is hidden instead', async () => {
  const [author, reader] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe(site, author, ingredients('SOKO spice'))
  const caseId = await aCase(site, { kind: 'recipe', id })
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId)
  await edit(id, author, ingredients('salt'))
  await claimCase(site, moderator, caseId)
  assert.equal((await decide(site, moderator, caseId, { version: 1 })).status, 200)
  assert.equal((await read(`/api/recipes/${id}`, reader)).status, 200)
  assert.deepEqual(await marksOf(`/api/recipes/${id}/versions`, reader), [undefined, 'you'])
})

test('only an existing earlier version of a recipe can be hidden, once, and only by hiding', async () => {
  const author = await aMember(site)
  const { id, caseId } = await aReportedRecipe(author)
  const wrong = [{ version: 3 }, { version: 9 }, { version: 2, action: 'remove' }, { version: 2 ** 31 }]
  for (const decision of wrong) assert.equal((await decide(site, moderator, caseId, decision)).status, 400)
  assert.equal((await decide(site, moderator, caseId, { version: 2 })).status, 200)
  const again = await aCase(site, { kind: 'recipe', id })
  await claimCase(site, moderator, again)
  const twice = await decide(site, moderator, again, { version: 2 })
  assert.deepEqual([twice.status, Object.keys(twice.body.fields)], [400, ['version']])
  const profile = await aCase(site, { kind: 'profile', id: author.id })
  await claimCase(site, moderator, profile)
  assert.equal((await decide(site, moderator, profile, { version: 1 })).status, 400)
})
