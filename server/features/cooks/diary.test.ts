import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiaryEntry } from '#contract/cooks.ts'
import { nextPath } from '#tests/support/call.ts'
import { cookRecipe } from '#tests/support/cooks.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { endDeparture, eraseDue } from '#tests/support/leavers.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { openUploads } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { sweepUnusedUploads } from '../media/sweep-pictures.ts'

const site = await openSite()
const { call } = await openUnthrottled(site)
const { uploadPhoto, statusOf } = openUploads(site, call)

const author = await aMember(site, 'Wanjiru')
const diaryOf = async ({ token }: Member, query = ''): Promise<DiaryEntry[]> =>
  (await call('GET', `/api/cooks${query}`, { token })).body
const put = ({ token }: Member, id: number, body: object) =>
  call('PUT', `/api/cooks/${id}`, {
    token,
    body: { howCooked: 'asWritten', rating: 4, cookedOn: '2026-04-30', ...body },
  })

test('a diary lists what its member cooked, newest day first, with each recipe’s card; also for one recipe only', {
  tags: ['cooks-diary'],
}, async () => {
  const member = await aMember(site)
  const [ugali, chai] = [
    await publishRecipe({ call }, author, { title: 'Ugali', image: '' }),
    await publishRecipe({ call }, author, { title: 'Chai' }),
  ]
  await cookRecipe({ call }, member, ugali, { cookedOn: '2026-05-01' })
  await cookRecipe({ call }, member, chai, { cookedOn: '2026-05-03' })
  await cookRecipe({ call }, member, ugali, { cookedOn: '2026-05-02', isPrivate: true })
  await cookRecipe({ call }, author, ugali)
  const diary = await diaryOf(member)
  assert.deepEqual(
    diary.map(({ cookedOn, recipe, isPrivate }) => [cookedOn, recipe?.title, isPrivate]),
    [
      ['2026-05-03', 'Chai', undefined],
      ['2026-05-02', 'Ugali', true],
      ['2026-05-01', 'Ugali', undefined],
    ],
  )
  const { body: recipe } = await call('GET', `/api/recipes/${ugali}`, { token: member.token })
  const { id, title, image, cover, author: by } = recipe
  assert.deepEqual(diary[1]?.recipe, { id, title, image, cover, author: by })
  const last = await call('GET', '/api/cooks?limit=2', { token: member.token })
  const { body: rest, headers } = await call('GET', nextPath(last.headers) ?? '', { token: member.token })
  assert.deepEqual([rest.length, headers.get('link')], [1, null])
  assert.deepEqual(
    (await diaryOf(member, `?recipe=${ugali}&limit=1`)).map(({ cookedOn }) => cookedOn),
    ['2026-05-02'],
  )
})

test('a photo has to be the member’s own upload, everybody sees it, and it is deleted with its entry', {
  tags: ['cooks-photo'],
}, async () => {
  const [member, thief] = [await aMember(site), await aMember(site)]
  const id = await publishRecipe({ call }, author)
  const photo = await uploadPhoto(member)
  let next = await uploadPhoto(member)
  const cook = await cookRecipe({ call }, member, id, { photo })
  assert.equal(cook.photo, photo)
  const photosFor = async ({ token }: Member) => {
    const { body } = await call('GET', `/api/recipes/${id}/cooks?filter=withPhoto`, { token })
    return body.map((listed: DiaryEntry) => listed.photo)
  }
  assert.deepEqual(await photosFor(member), [photo])
  assert.deepEqual(await photosFor(thief), [photo])
  const stolen = await call('POST', `/api/recipes/${id}/cooks`, {
    token: thief.token,
    body: { howCooked: 'asWritten', rating: 1, cookedOn: '2026-04-30', photo },
  })
  assert.deepEqual([stolen.status, Object.keys(stolen.body.fields)], [400, ['photo']])
  assert.equal((await put(member, cook.id, { photo, note: 'Tamu' })).body.photo, photo)
  await waitForJobs(site)
  await site.pool.query("update uploads set created_at = now() - interval '30 days' where kind = 'image'")
  await sweepUnusedUploads(site.services)
  assert.deepEqual([await statusOf(photo), await statusOf(next)], [200, 404])
  next = await uploadPhoto(member)
  assert.equal((await put(member, cook.id, { photo: next })).body.photo, next)
  const isGone = (address: string) =>
    waitFor(async () => (await statusOf(address)) === 404 || undefined, `the deletion of ${address}`)
  await isGone(photo)
  await call('DELETE', `/api/cooks/${cook.id}`, { token: member.token })
  await isGone(next)
})

test('photos of a diary count towards the pictures that the site stores for a member', async () => {
  const full = await openSite({ LIMITS: 'maxPictureBytesPerMember=1_000_000' })
  const uploads = openUploads(full, full.call)
  const [member, writer] = [await aMember(full), await aMember(full)]
  const id = await publishRecipe(full, writer)
  await cookRecipe(full, member, id, { photo: await uploads.uploadPhoto(member) })
  await full.db.updateTable('uploads').set({ bytes: 1_000_000 }).execute()
  const { status, body } = await full.call('POST', `/api/recipes/${id}/cooks`, {
    token: member.token,
    body: {
      howCooked: 'asWritten',
      rating: 4,
      cookedOn: '2026-04-30',
      photo: await uploads.uploadPhoto(member),
    },
  })
  assert.deepEqual([status, body.code, Object.keys(body.fields)], [409, 'limit_reached', ['photo']])
})

test('a leaving member is a former cook to others, and their cooks are deleted on the last day', {
  tags: ['cooks-leaving'],
}, async () => {
  const [member, reader] = [await aMember(site, 'Njeri'), await aMember(site)]
  const id = await publishRecipe({ call }, author)
  const photo = await uploadPhoto(member)
  await cookRecipe({ call }, member, id, { photo, rating: 2, note: 'Tamu kwa Njeri' })
  await cookRecipe({ call }, reader, id, { rating: 4 })
  const own = (await call('GET', '/api/users/current/data', { token: member.token })).body
  assert.equal(own.holdings.cooks, 1)
  const body = { currentPassword: password, recipes: 'stay' }
  assert.equal((await call('POST', '/api/users/current/leave', { token: member.token, body })).status, 200)
  const list = async () => (await call('GET', `/api/recipes/${id}/cooks`, { token: reader.token })).body
  const [, left] = await list()
  assert.deepEqual([left.author, left.isFormer], ['a former cook', true])
  await endDeparture(site, member.id)
  await eraseDue(site)
  assert.deepEqual(
    (await list()).map((cook: DiaryEntry) => cook.authorId),
    [reader.id],
  )
  const { body: figures } = await call('GET', `/api/recipes/${id}/cooks/figures`, { token: reader.token })
  const { body: recipe } = await call('GET', `/api/recipes/${id}`, { token: reader.token })
  assert.deepEqual([figures.cookCount, recipe.rating, recipe.ratingCount], [1, 4, 1])
  assert.equal(await statusOf(photo), 404)
})
