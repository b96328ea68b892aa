import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCase, aModerator, claimCase, decide, decideOn } from '#tests/support/cases.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite({ LIMITS: 'maxNotifications=3' })
const { call } = site

type Told = { id: number; kind: string; message: string; recipeId: number; actorId: number; line?: object }
const listOf = async ({ token }: Member): Promise<Told[]> =>
  (await call('GET', '/api/notifications', { token })).body
const messagesOf = async (member: Member) => (await listOf(member)).map(({ message }) => message)

const withSalt = (salt: string, title = 'Ugali') => ({
  title,
  ingredients: `2 cups maize flour\n${salt} salt`,
})
const edit = async (id: number, { token }: Member, changes: Record<string, unknown>) =>
  assert.equal((await call('PUT', `/api/recipes/${id}`, { token, body: aRecipe(changes) })).status, 200)
const bookmark = (id: number, { token }: Member) => call('POST', `/api/recipes/${id}/bookmark`, { token })

/** Publishes a recipe that a reader has bookmarked. */
async function aBookmarkedRecipe(title = 'Ugali') {
  const [author, reader] = [await aMember(site, 'Wanjiru'), await aMember(site)]
  const id = await publishRecipe(site, author, withSalt('2 tsp', title))
  await bookmark(id, reader)
  return { id, author, reader }
}

test('a member who bookmarked a recipe is notified of a new version, with the line that changed', {
  tags: ['versions-news'],
}, async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  const other = await aMember(site)
  await edit(id, author, withSalt('1 tsp'))
  const [told, ...more] = await listOf(reader)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [told?.kind, told?.message, told?.recipeId, told?.actorId, told?.line],
    [
      'version',
      'Wanjiru changed Ugali. Salt halved.',
      id,
      author.id,
      { was: '2 tsp salt', now: '1 tsp salt' },
    ],
  )
  assert.deepEqual(await listOf(other), [])
  assert.deepEqual(await messagesOf(author), [`${reader.username} bookmarked Ugali.`])
})

test('a recipe that changes again is notified once, as it is now', async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  await edit(id, author, withSalt('1 tsp'))
  const [first] = await listOf(reader)
  await edit(id, author, withSalt('3 tsp', 'Ugali ngumu'))
  const [second, ...more] = await listOf(reader)
  assert.deepEqual(more, [])
  assert.equal(second?.message, 'Wanjiru changed Ugali ngumu. Salt: three times as much.')
  assert.ok((second?.id ?? 0) > (first?.id ?? 0), 'it is newer')
})

test('a correction, a change before the bookmark and a change of one’s own recipe are not notified', async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  await bookmark(id, author)
  await edit(id, author, withSalt('2 tsp', 'Ugali laini'))
  assert.deepEqual(await listOf(reader), [])
  await edit(id, author, withSalt('1 tsp'))
  const late = await aMember(site)
  await bookmark(id, late)
  assert.deepEqual(await listOf(late), [])
  assert.equal((await listOf(reader)).length, 1)
  assert.deepEqual(
    (await listOf(author)).map(({ kind }) => kind),
    ['bookmark', 'bookmark'],
  )
})

test('version news are sorted with all other notifications by time, and the list has its usual length', async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  const { token } = author
  const others: number[] = []
  for (const title of ['Chai', 'Pilau', 'Uji'])
    others.push(await publishRecipe(site, author, withSalt('2 tsp', title)))
  for (const other of others) await bookmark(other, reader)
  const [chai = 0, pilau = 0, uji = 0] = others
  await edit(id, author, withSalt('1 tsp'))
  await edit(chai, author, withSalt('1 tsp', 'Chai'))
  await edit(pilau, author, withSalt('1 tsp', 'Pilau'))
  await call('POST', `/api/users/${reader.id}/follow`, { token })
  await edit(uji, author, withSalt('1 tsp', 'Uji'))
  assert.deepEqual(await messagesOf(reader), [
    'Wanjiru changed Uji. Salt halved.',
    'Wanjiru now follows you.',
    'Wanjiru changed Pilau. Salt halved.',
  ])
})

test('nothing is notified of a blocked, leaving or former member’s recipe, nor after a bookmark was removed', async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  await edit(id, author, withSalt('1 tsp'))
  await call('POST', `/api/users/${author.id}/block`, { token: reader.token })
  assert.deepEqual(await listOf(reader), [])
  await call('DELETE', `/api/users/${author.id}/block`, { token: reader.token })
  assert.equal((await listOf(reader)).length, 1)
  const other = await aBookmarkedRecipe('Chai')
  await edit(other.id, other.author, withSalt('1 tsp'))
  await call('DELETE', `/api/recipes/${other.id}/bookmark`, { token: other.reader.token })
  assert.deepEqual(await listOf(other.reader), [])
  const body = { currentPassword: password, recipes: 'stay' }
  const { status } = await call('POST', '/api/users/current/leave', { token: author.token, body })
  assert.equal(status, 200)
  assert.deepEqual(await listOf(reader), [])
  await endDeparture(site, author.id)
  await eraseDue(site)
  assert.deepEqual(await listOf(reader), [])
})

test('hidden things are not notified: neither a hidden recipe nor the text of a hidden version', async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  const moderator = await aModerator(site)
  await edit(id, author, { ingredients: '2 cups maize flour\n1 packet SOKO spice' })
  await edit(id, author, { ingredients: '2 cups maize flour' })
  const caseId = await aCase(site, { kind: 'recipe', id })
  await claimCase(site, moderator, caseId)
  assert.match(JSON.stringify(await listOf(reader)), /Soko spice left out.*SOKO/i)
  assert.equal((await decide(site, moderator, caseId, { version: 2 })).status, 200)
  assert.deepEqual(await messagesOf(reader), ['Wanjiru changed Githeri.'])
  assert.doesNotMatch(JSON.stringify(await listOf(reader)), /soko/i)
  await decideOn(site, moderator, { kind: 'recipe', id })
  assert.deepEqual(await listOf(reader), [])
})

test('a member who cooked an earlier version is notified once, even if the cook is private', {
  tags: ['cooks-news'],
}, async () => {
  const { id, author, reader } = await aBookmarkedRecipe()
  const [cook, quiet, gone, late] = [
    await aMember(site),
    await aMember(site),
    await aMember(site),
    await aMember(site),
  ]
  for (const member of [reader, cook, author]) await cookRecipe(site, member, id)
  await cookRecipe(site, cook, id, { note: 'Again' })
  await cookRecipe(site, quiet, id, { isPrivate: true })
  const { id: deleted } = await cookRecipe(site, gone, id)
  assert.equal((await call('DELETE', `/api/cooks/${deleted}`, { token: gone.token })).status, 204)
  await edit(id, author, withSalt('1 tsp'))
  await cookRecipe(site, late, id)
  await cookRecipe(site, cook, id, { cookedOn: '2026-05-01' })
  const kinds = async (member: Member) => (await listOf(member)).map(({ kind }) => kind)
  for (const member of [reader, cook, quiet]) assert.deepEqual(await kinds(member), ['version'])
  for (const member of [gone, late]) assert.deepEqual(await kinds(member), [])
  assert.ok(!(await kinds(author)).includes('version'))
})
