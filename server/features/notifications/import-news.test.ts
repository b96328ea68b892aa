import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { aRecipeFile, importWhole, membersOf, sendFile, storeImport } from '#tests/support/imports.ts'
import { waitForJobs, waitForSweeps } from '#tests/support/jobs.ts'
import { aMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { call, pool } = site
const { get, post } = membersOf(site)

type Told = { id: number; kind: string; message: string; importId?: number; actorId: number | null }
const listOf = async (member: Member): Promise<Told[]> => (await get('/api/notifications', member)).body
const messagesOf = async (member: Member) => (await listOf(member)).map(({ message }) => message)

test('a member is notified when their file has been read, with the result and a link to the report', {
  tags: ['import-news'],
}, async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  await importWhole(site, member, { name: 'uji.json', bytes: aRecipeFile('Uji') })
  await importWhole(site, member, { name: 'two.json', bytes: aRecipeFile('Chapati', 'Chai') })
  const id = await publishRecipe(site, member, { title: 'Ugali' })
  await call('POST', `/api/recipes/${id}/bookmark`, { token: other.token })
  const { batch } = await importWhole(site, member, {
    name: 'all.zip',
    bytes: zipSync({ 'a.json': strToU8(aRecipeFile('Pilau')), 'b.json': strToU8('{"recipes": [') }),
  })
  const [newest, ...older] = await listOf(member)
  assert.deepEqual(
    [newest?.kind, newest?.message, newest?.importId, newest?.actorId],
    ['import', '“all.zip” has been read: 1 of 2 recipes became a draft.', batch.id, null],
  )
  assert.deepEqual(
    older.map(({ message }) => message),
    [
      `${other.username} bookmarked Ugali.`,
      '“two.json” has been read: all 2 recipes became drafts.',
      '“uji.json” has been read: its recipe became a draft.',
    ],
  )
  assert.equal(new Set([newest, ...older].map(one => one?.id)).size, 4)
  assert.deepEqual(await listOf(other), [])
})

test('an import that breaks off is reported; one that its member stops or undoes is not', async () => {
  const member = await aMember(site)
  const first = await importWhole(site, member, { name: 'uji.json', bytes: aRecipeFile('Uji') })
  await pool.query(
    "update import_batches set state = 'reading', ended_at = null, notification_id = null where id = $1",
    [first.batch.id],
  )
  await waitForJobs(site)
  await site.services.jobs.enqueue(site.db, 'import-failed', { batchId: first.batch.id })
  await waitForJobs(site)
  assert.deepEqual(await messagesOf(member), [
    '“uji.json” could not be read to the end: 1 recipe became a draft.',
  ])
  assert.equal((await post(`/api/imports/files/${first.batch.id}/undo`, member)).status, 200)
  assert.deepEqual(await messagesOf(member), [])
  const many = Array.from({ length: 400 }, (_, n) => `Ugali ${n}`)
  const { body } = await sendFile(site, member, { bytes: aRecipeFile(...many) })
  assert.equal((await post(`/api/imports/files/${body.id}/cancel`, member)).body.state, 'cancelled')
  await waitForJobs(site)
  assert.deepEqual(await messagesOf(member), [])
})

const small = await openSite({ LIMITS: 'maxNotifications=2 maxImportedRecipes=2' })

test('a file with too many or only known recipes is not reported as read in full', async () => {
  const member = await aMember(small)
  for (const name of ['first.json', 'again.json'])
    await importWhole(small, member, { name, bytes: aRecipeFile('Uji', 'Chapati', 'Chai') })
  const { body } = await small.call('GET', '/api/notifications', { token: member.token })
  assert.deepEqual(
    body.map(({ message }: Told) => message),
    [
      '“again.json” has been read: no recipe became a draft.',
      '“first.json” has been read: 2 of 3 recipes became drafts.',
    ],
  )
})

test('notifications of imports count towards the limit of the list, and go with their report', async () => {
  const member = await aMember(small)
  const told = async () =>
    (await small.call('GET', '/api/notifications', { token: member.token })).body.map(
      ({ message }: Told) => message,
    )
  for (const [at, name] of ['a.json', 'b.json', 'c.json'].entries()) {
    const id = await storeImport(small.db, member.id, name)
    const values = [id, 100 + at]
    await small.pool.query(
      'update import_batches set ended_at = now(), notification_id = $2 where id = $1',
      values,
    )
  }
  const line = (name: string) => `“${name}” has been read: its recipe became a draft.`
  assert.deepEqual(await told(), [line('c.json'), line('b.json')])
  await small.pool.query(
    "update import_batches set created_at = now() - interval '1 year' where file_name = 'c.json'",
  )
  await small.services.jobs.sweep(small.db)
  await waitForSweeps(small)
  assert.deepEqual(await told(), [line('b.json'), line('a.json')])
})
