import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aHiddenRecipe } from '#tests/support/cases.ts'
import { aCook, cookRecipe } from '#tests/support/cooks.ts'
import { aMember, aNewMember, anAdmin, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

const site = await openSite({
  LIMITS:
    'cooksPerDay=6, maxCooksPerMemberAndRecipe=3, maxCooksPerMember=8, maxCookTextBytesPerMember=1000000',
})
const { call } = await openUnthrottled(site)

/** Each cook has a different note, so that none counts as sent twice. */
const post = ({ token }: Member, id: number, changes: Record<string, unknown> = {}) =>
  call('POST', `/api/recipes/${id}/cooks`, { token, body: aCook({ note: randomUUID(), ...changes }) })
const put = ({ token }: Member, id: number, changes: Record<string, unknown>) =>
  call('PUT', `/api/cooks/${id}`, { token, body: aCook(changes) })
const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.code]
const yesterday = (member: Member) =>
  site.pool.query("update cooks set created_at = now() - interval '25 hours' where author_id = $1", [
    member.id,
  ])

const author = await aMember(site, 'Wanjiru')
const aRecipeOfMine = () => publishRecipe({ call }, author)

test('the meals of a member are limited for each recipe, in a day and in all; deleting one makes room', {
  tags: ['cooks-limits'],
}, async () => {
  const member = await aMember(site)
  const [one, two, three] = [await aRecipeOfMine(), await aRecipeOfMine(), await aRecipeOfMine()]
  for (const id of [one, one, one, two, two]) assert.equal((await post(member, id)).status, 201)
  const ofRecipe = await post(member, one)
  assert.deepEqual(told(ofRecipe), [409, 'limit_reached'])
  assert.match(ofRecipe.body.message, /^You have noted 3 meals of this recipe/)
  const { body: last } = await post(member, two)
  const today = await post(member, three)
  assert.deepEqual(told(today), [409, 'limit_reached'])
  assert.match(today.body.message, /^You have noted 6 meals in a day/)
  await yesterday(member)
  for (const id of [three, three]) assert.equal((await post(member, id)).status, 201)
  const all = await post(member, three)
  assert.deepEqual(told(all), [409, 'limit_reached'])
  assert.match(all.body.message, /^Your diary has 8 meals/)
  assert.equal((await put(member, last.id, { note: 'Tamu' })).status, 200)
  await call('DELETE', `/api/cooks/${last.id}`, { token: member.token })
  assert.equal((await post(member, three)).status, 201)
})

test('the texts of a diary have a common limit; shortening one is never refused', async () => {
  const member = await aMember(site)
  const id = await aRecipeOfMine()
  const { body } = await post(member, id)
  await site.pool.query('update cooks set text_bytes = 1000000 where id = $1', [body.id])
  const full = await post(member, id)
  assert.deepEqual(told(full), [409, 'limit_reached'])
  assert.match(full.body.message, /^Your diary holds 1 MB of text/)
  const other = await aMember(site)
  const { body: next } = await post(other, id, { note: 'a' })
  await site.pool.query('update cooks set text_bytes = 1000500 where id = $1', [
    (await post(other, id, { note: 'b' })).body.id,
  ])
  assert.deepEqual(told(await put(other, next.id, { note: 'a'.repeat(100) })), [409, 'limit_reached'])
  assert.equal((await put(other, next.id, { note: '' })).status, 200)
})

test('the default limits bound what a member can write', () => {
  const { cooksPerDay, maxCooksPerMemberAndRecipe, maxCooksPerMember, maxCookTextBytesPerMember } =
    defaultLimits
  assert.deepEqual(
    [cooksPerDay, maxCooksPerMemberAndRecipe, maxCooksPerMember, maxCookTextBytesPerMember],
    [50, 500, 10_000, 5_000_000],
  )
})

test('a new member can report as many meals in a day as comments', async () => {
  const strict = await openSite({ LIMITS: 'newMember.commentsPerDay=2' })
  const [other, writer] = [await aNewMember(strict), await aMember(strict)]
  const id = await publishRecipe(strict, writer)
  for (const note of ['one', 'two']) await cookRecipe(strict, other, id, { note })
  const { status, body } = await strict.call('POST', `/api/recipes/${id}/cooks`, {
    token: other.token,
    body: aCook({ note: 'three' }),
  })
  assert.deepEqual([status, body.code], [409, 'new_member_limit'])
  assert.match(body.message, /^New members can note 2 meals a day\./)
  // A private cook is not published until the member shows it to others.
  const own = await cookRecipe(strict, other, id, { note: 'for myself', isPrivate: true })
  const shown = { token: other.token, body: aCook({ note: 'for all' }) }
  assert.deepEqual(told(await strict.call('PUT', `/api/cooks/${own.id}`, shown)), [409, 'new_member_limit'])
  const { body: diary } = await strict.call('GET', '/api/cooks', { token: other.token })
  assert.deepEqual(
    diary.map(({ note }: { note: string }) => note),
    ['for myself', 'two', 'one'],
  )
})

test('a limited or suspended member publishes nothing; a limited member can delete their own', {
  tags: ['cooks-restricted'],
}, async () => {
  const [member, admin] = [await aMember(site), await anAdmin(site)]
  const id = await aRecipeOfMine()
  const { body: cook } = await post(member, id)
  const restrict = (kind: string) =>
    call('POST', `/api/admin/members/${member.id}/restriction`, {
      token: admin.token,
      body: { kind, days: 1, rule: 1, reason: 'It sells something, and that is not what this table is for.' },
    })
  assert.equal((await restrict('limit')).status, 200)
  assert.deepEqual(told(await post(member, id)), [403, 'limited'])
  assert.deepEqual(told(await put(member, cook.id, {})), [403, 'limited'])
  assert.equal((await call('DELETE', `/api/cooks/${cook.id}`, { token: member.token })).status, 204)
  assert.equal((await restrict('suspend')).status, 200)
  assert.deepEqual(told(await post(member, id)), [403, 'suspended'])
})

test('a block, either way, stops public cooks of each other’s recipes and says why; private entries still work', {
  tags: ['cooks-blocked'],
}, async () => {
  const [member, id] = [await aMember(site), await aRecipeOfMine()]
  const { body: open } = await post(member, id)
  await call('POST', `/api/users/${member.id}/block`, { token: author.token })
  const refused = await post(member, id)
  assert.deepEqual(told(refused), [403, 'blocked'])
  assert.match(
    refused.body.message,
    /because Wanjiru has blocked you\. You can still note it for yourself\.$/,
  )
  const ofMember = await publishRecipe({ call }, member)
  assert.match((await post(author, ofMember)).body.message, /^You have blocked /)
  const secret = await post(member, id, { isPrivate: true })
  assert.equal(secret.status, 201)
  assert.deepEqual(told(await put(member, secret.body.id, {})), [403, 'blocked'])
  assert.equal((await put(member, open.id, { rating: 2 })).status, 200, 'what others could read before')
  await call('DELETE', `/api/users/${member.id}/block`, { token: author.token })
  assert.equal((await put(member, secret.body.id, {})).status, 200)
})

test('a missing, deleted or hidden recipe has no cooks; its diary entries say so and can be deleted', {
  tags: ['cooks-hidden-recipe'],
}, async () => {
  const [member, writer] = [await aMember(site), await aMember(site)]
  assert.deepEqual(told(await post(member, 999_999)), [404, 'not_found'])
  const deleted = await publishRecipe({ call }, writer)
  await post(member, deleted)
  await call('DELETE', `/api/recipes/${deleted}`, { token: writer.token })
  assert.deepEqual(told(await post(member, deleted)), [404, 'not_found'])
  const { recipeId } = await aHiddenRecipe(site, writer)
  await site.pool.query('update recipes set held = null, is_shelved = false where id = $1', [recipeId])
  const { body: cook } = await post(member, recipeId)
  await site.pool.query("update recipes set held = 'hidden', is_shelved = true where id = $1", [recipeId])
  assert.deepEqual(told(await post(member, recipeId)), [404, 'not_found'])
  assert.deepEqual(told(await put(member, cook.id, {})), [404, 'not_found'])
  for (const path of ['cooks', 'cooks/figures']) {
    const statusFor = async ({ token }: Member) =>
      (await call('GET', `/api/recipes/${recipeId}/${path}`, { token })).status
    assert.deepEqual([await statusFor(member), await statusFor(writer)], [404, 200])
  }
  const { body: diary } = await call('GET', '/api/cooks', { token: member.token })
  assert.deepEqual(
    diary.map(({ id, recipe }: Record<string, unknown>) => [id, recipe]),
    [[cook.id, null]],
  )
  assert.equal((await call('DELETE', `/api/cooks/${cook.id}`, { token: member.token })).status, 204)
})
