import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { establishMember } from '#tools/site/establish-member.ts'
import { recordPublications } from '#tools/site/record-publications.ts'
import { isNewMember } from './moderation.rules.ts'
import { sweepPublications } from './publications.queries.ts'

const [recipesPerDay, commentsPerDay] = [3, 10]
/** A site whose operator lets new members publish less than the default limits do. */
const site = await openSite({
  LIMITS: `newMember.recipesPerDay=${recipesPerDay} newMember.commentsPerDay=${commentsPerDay}`,
})
const { call, db } = site

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)

const publish = ({ token }: Member, to = call) => to('POST', '/api/recipes', { token, body: aRecipe() })
const comment = ({ token }: Member, recipeId: number, content: string, to = call) =>
  to('POST', `/api/recipes/${recipeId}/comment`, { token, body: { content } })

const cases: [joined: number, emailVerified: boolean, isNew: boolean][] = [
  [0, false, true],
  [0, true, true],
  [47.9, true, true],
  [48.1, true, false],
  [48.1, false, true],
  [10_000, false, true],
]
for (const [hours, emailVerified, isNew] of cases)
  test(`${hours} hours after joining, ${emailVerified ? 'with' : 'without'} a confirmed address, a member is ${isNew ? '' : 'not '}new`, () => {
    assert.equal(isNewMember({ joinedAt: hoursAgo(hours), emailVerified }, defaultLimits), isNew)
  })

test('by default, a new member can publish fifty recipes and a hundred comments in a day', {
  tags: ['trust-new-members'],
}, async () => {
  const shipped = await openSite()
  const [member, author] = [await aNewMember(shipped), await aMember(shipped)]
  const id = await publishRecipe(shipped, author)
  await recordPublications(shipped.db, member.id, 'recipe', 49)
  await recordPublications(shipped.db, member.id, 'comment', 99)
  assert.equal((await publish(member, shipped.call)).status, 201)
  assert.match(
    (await publish(member, shipped.call)).body.message,
    /^New members can publish 50 recipes a day\./,
  )
  assert.equal((await comment(member, id, 'The hundredth', shipped.call)).status, 201)
  const { body } = await comment(member, id, 'One more', shipped.call)
  assert.match(body.message, /^New members can write 100 comments a day\./)
})

test('a new member can publish as many recipes in a day as the operator says, and reads when the next can follow', {
  tags: ['trust-new-members'],
}, async () => {
  const member = await aNewMember(site)
  for (let n = 0; n < recipesPerDay; n += 1) assert.equal((await publish(member)).status, 201)
  const first = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('author_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { status, body } = await publish(member)
  assert.deepEqual([status, body.code], [409, 'new_member_limit'])
  assert.deepEqual(body.restriction, {
    until: new Date(first.at.getTime() + 24 * hourMs).toISOString(),
    noticeId: null,
  })
  assert.match(
    body.message,
    /^New members can publish 3 recipes a day\. You can publish the next one in 24 hours\. /,
  )
  await db
    .updateTable('publications')
    .set({ published_at: hoursAgo(24.1) })
    .where('author_id', '=', member.id)
    .execute()
  assert.equal((await publish(member)).status, 201)
})

test('an edit does not count towards the day, even if the recipe’s publication no longer counts either', async () => {
  const member = await aNewMember(site)
  const ids: number[] = []
  for (let n = 0; n < recipesPerDay; n += 1) ids.push((await publish(member)).body.id)
  await db
    .updateTable('publications')
    .set({ published_at: hoursAgo(24.1), written_at: hoursAgo(24.1) })
    .where('author_id', '=', member.id)
    .execute()
  await sweepPublications(db)
  for (const id of ids) {
    const body = aRecipe({ title: `Ugali ${id}` })
    assert.equal((await call('PUT', `/api/recipes/${id}`, { token: member.token, body })).status, 200)
  }
  for (let n = 0; n < recipesPerDay; n += 1) assert.equal((await publish(member)).status, 201)
  assert.equal((await publish(member)).status, 409)
})

test('a new member’s publication counts for its day, even if it is deleted', {
  tags: ['trust-new-members'],
}, async () => {
  const member = await aNewMember(site)
  const statuses: number[] = []
  for (let n = 0; n <= recipesPerDay; n += 1) {
    const { status, body } = await publish(member)
    statuses.push(status)
    if (n === 0) await comment(member, body.id, 'Tamu')
    if (status === 201) await call('DELETE', `/api/recipes/${body.id}`, { token: member.token })
  }
  assert.deepEqual(statuses, [...Array(recipesPerDay).fill(201), 409])
  const id = await publishRecipe(site, await aMember(site))
  const comments: number[] = []
  for (let n = 0; n < commentsPerDay; n += 1) comments.push((await comment(member, id, `No. ${n}`)).status)
  assert.deepEqual(comments, [...Array(commentsPerDay - 1).fill(201), 409])
})

test('when a new member sends several recipes at once, three are published', async () => {
  const member = await aNewMember(site)
  const replies = await Promise.all(Array.from({ length: 8 }, () => publish(member)))
  assert.equal(replies.filter(({ status }) => status === 201).length, recipesPerDay)
})

test('a new member can write ten comments in a day, also at once; sending the last one twice makes one', {
  tags: ['trust-new-members'],
}, async () => {
  const [member, author] = [await aNewMember(site), await aMember(site)]
  const ids: number[] = []
  for (let n = 0; n < commentsPerDay + 4; n += 1) ids.push(await publishRecipe(site, author))
  const replies = await Promise.all(ids.map((id, n) => comment(member, id, `No. ${n}`)))
  const stored = replies.filter(({ status }) => status === 201)
  assert.equal(stored.length, commentsPerDay)
  const refused = replies.find(({ status }) => status !== 201)
  assert.deepEqual([refused?.status, refused?.body.code], [409, 'new_member_limit'])
  assert.match(refused?.body.message, /^New members can write 10 comments a day\./)
  const [again] = stored
  const [id = 0] = ids.filter((_, n) => replies[n] === again)
  assert.equal((await comment(member, id, again?.body.content)).body.id, again?.body.id)
  assert.equal((await comment(author, id, 'Others go on')).status, 201)
})

test('a member who is no longer new can continue to publish', async () => {
  const member = await aNewMember(site)
  for (let n = 0; n < recipesPerDay; n += 1) await publish(member)
  await establishMember(db, member.id)
  assert.equal((await publish(member)).status, 201)
})

test('as long as its author is new, a recipe says that its links are shown as text', async () => {
  const [member, reader] = [await aNewMember(site), await aMember(site)]
  const id = await publishRecipe(site, member)
  const areLinksText = async () =>
    (await call('GET', `/api/recipes/${id}`, { token: reader.token })).body.areLinksText
  assert.equal(await areLinksText(), true)
  await establishMember(db, member.id)
  assert.equal(await areLinksText(), undefined)
})
