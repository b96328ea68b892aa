import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sweepUnusedUploads } from '#server/features/media/sweep-pictures.ts'
import { startObjectStore } from '#tests/engines/support/object-store.ts'
import type { ApiResponse } from '#tests/support/call.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { formWithFile } from '#tests/support/pictures.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { hashOf, newPicture, openUploads } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { openStoreAnswers } from './store-answers.ts'

const store = await startObjectStore()
after(store.stop)
const bucket = 'pictures'
await store.createBucket(bucket)
const network = await openFaultProxy(store.port)
const answers = await openStoreAnswers(network.port)
const limits = 'throttles.upload.perUser=1000/60 bucket.readMs=4000 bucket.writeMs=5000 bucket.connectMs=1000'
const site = await openSite({ ...store.settings(bucket, answers.endpoint), LIMITS: limits })
const { call, db, services } = site
const { uploadPhoto, uploadAvatar, statusOf } = openUploads(site, call)

const send = async (cook: Member, kind: 'image' | 'avatar') =>
  call('POST', kind === 'image' ? '/api/images' : '/api/users/avatar', {
    token: cook.token,
    body: formWithFile(kind, await newPicture()),
  })

const away = /cannot reach its pictures/

function assertRefused({ status, body, headers }: ApiResponse, sentence: RegExp, what: string): void {
  assert.deepEqual([status, body?.code], [503, 'unavailable'], what)
  assert.match(body.message, sentence, what)
  assert.ok(Number(headers.get('retry-after')) >= 1, what)
  assert.doesNotMatch(headers.get('cache-control') ?? '', /immutable/)
}

/** Waits until the site asks the store again, which was refused while it was away. */
const waitUntilBack = (photo: string) =>
  waitFor(async () => ((await statusOf(photo)) === 200 ? true : undefined), 'the store')

async function assertSiteWorks(cook: Member): Promise<void> {
  assert.equal((await call('GET', '/api/recipes')).status, 200)
  assert.equal((await call('GET', '/readyz')).status, 200)
  const id = await publishRecipe(site, cook, { title: 'Meanwhile', image: '' })
  assert.equal((await call('GET', `/api/recipes/${id}`, { token: cook.token })).status, 200)
  assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: cook.token })).status, 204)
}

const broken: Record<string, () => void> = {
  'takes what is sent and never answers': () => network.set('blackHole'),
  'answers 503 SlowDown': () => answers.set(() => ({ status: 503, code: 'SlowDown' })),
  'refuses the keys': () => answers.set(() => ({ status: 403, code: 'AccessDenied' })),
}
const heal = () => {
  network.set('none')
  answers.set(undefined)
}

for (const [what, breakStore] of Object.entries(broken))
  test(`a store that ${what}: pictures are refused in a sentence, nothing is half done, all else works, and the site recovers by itself`, async () => {
    const cook = await aMember(site)
    const photo = await uploadPhoto(cook)
    const avatar = await uploadAvatar(cook, await newPicture())
    const shown = await uploadPhoto(cook)
    const id = await publishRecipe(site, cook, { title: 'Before', image: shown })
    breakStore()
    for (const kind of ['image', 'avatar'] as const) assertRefused(await send(cook, kind), away, kind)
    for (const address of [photo, avatar])
      assertRefused(await call('GET', new URL(address).pathname), away, address)
    await assertSiteWorks(cook)
    assert.equal((await call('DELETE', `/api/recipes/${id}`, { token: cook.token })).status, 204)
    const { body } = await call('GET', '/api/users/current', { token: cook.token })
    assert.equal(body.profilePicture, avatar, 'the avatar is the one before')
    heal()
    await waitUntilBack(photo)
    assert.deepEqual([await statusOf(avatar), (await send(cook, 'image')).status], [200, 201])
    assert.equal((await send(cook, 'avatar')).status, 200)
    await site.pool.query('update uploads set created_at = created_at - make_interval(hours => 100)')
    await sweepUnusedUploads(services)
    const { rows } = await site.pool.query('select key from uploads where owner_id = $1', [cook.id])
    for (const { key } of rows) assert.equal(await services.files.exists(key), true, key)
    // The sweep, or the next try of the job, deletes what a refused job should have deleted.
    assert.equal(await statusOf(shown), 404)
  })

test('lists do not wait for hanging pictures, and a request for one of many pictures is refused before long', async () => {
  const photo = await uploadPhoto(await aMember(site))
  network.set('blackHole')
  let hanging = 0
  const pictures = Array.from({ length: 60 }, async () => {
    hanging += 1
    const reply = await call('GET', new URL(photo).pathname)
    hanging -= 1
    return reply
  })
  for (let n = 0; n < 30; n += 1) assert.equal((await call('GET', `/api/recipes?limit=${n + 1}`)).status, 200)
  assert.ok(hanging > 0, 'all lists were answered while pictures were waited for')
  for (const reply of await Promise.all(pictures)) assertRefused(reply, away, 'a picture')
  heal()
  await waitUntilBack(photo)
})

test('a failing store is asked about once a second, not for every picture', async () => {
  const photo = await uploadPhoto(await aMember(site))
  const path = new URL(photo).pathname
  answers.set(() => ({ status: 503, code: 'SlowDown' }))
  for (let n = 0; n < 6; n += 1) assertRefused(await call('GET', path), away, 'at first')
  const before = answers.calls()
  const replies = await Promise.all(Array.from({ length: 200 }, () => call('GET', path)))
  for (const reply of replies) assertRefused(reply, away, 'later')
  assert.ok(answers.calls() - before < 30, `${answers.calls() - before} calls for 200 pictures`)
  heal()
  await waitUntilBack(photo)
})

test('a full bucket: uploads are refused in a sentence and leave nothing, existing pictures are served, and new room is used', async () => {
  const cook = await aMember(site)
  const photo = await uploadPhoto(cook)
  const avatar = await uploadAvatar(cook, await newPicture())
  await store.setQuota(bucket, 1)
  for (const kind of ['image', 'avatar'] as const)
    assertRefused(await send(cook, kind), /run out of storage/, kind)
  assert.deepEqual([await statusOf(photo), await statusOf(avatar)], [200, 200])
  const { body } = await call('GET', '/api/users/current', { token: cook.token })
  assert.equal(body.profilePicture, avatar)
  await assertSiteWorks(cook)
  await store.setQuota(bucket, undefined)
  // Swift remembers for a second how full a container is.
  await waitFor(async () => (await send(cook, 'image')).status === 201 || undefined, 'room')
  await site.pool.query('update uploads set created_at = created_at - make_interval(hours => 100)')
  await sweepUnusedUploads(services)
  const stored = new Set<string>()
  for await (const { key } of services.files.list()) stored.add(hashOf(key))
  const rows = await db.selectFrom('uploads').select('key').where('owner_id', '=', cook.id).execute()
  assert.deepEqual(
    rows.map(({ key }) => key),
    [`avatars/${hashOf(avatar)}.webp`],
  )
  assert.equal(stored.has(hashOf(photo)), false)
})

test('an object that is too large for a picture is not read into memory', async () => {
  const name = `images/${'7'.repeat(32)}-960.webp`
  await services.files.put(name, Buffer.alloc(12_000_000))
  assertRefused(await call('GET', `/media/${name}`), away, name)
})
