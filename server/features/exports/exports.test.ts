import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sweepUnknownFiles } from '#server/features/media/sweep-pictures.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { waitForJobs } from '#tests/support/jobs.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, aNewMember, type Member } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { linkZip, makeZip, readZip, takeZip } from '#tests/support/zip.ts'

const site = await openSite()
const { call, db } = site

const request = ({ token }: Member, on: TestSite = site) =>
  on.call('POST', '/api/users/current/export', { token })

const stateOf = async ({ token }: Member, on: TestSite = site) =>
  (await on.call('GET', '/api/users/current/data', { token })).body.export

const mailedLink = async ({ email }: Member): Promise<string> => {
  const [mail = ''] = await waitForMails(site, email)
  return /http\S+\/exports\/\S+/.exec(mail)?.[0] ?? 'no link'
}

const partsOnDisk = async (): Promise<string[]> =>
  (await readdir(join(site.dataDir, 'media', 'exports')).catch(() => [])).toSorted()

test('a job makes and mails a ZIP; the link and the session each download it, as a file that nobody caches', {
  tags: ['account-zip'],
}, async () => {
  const member = await aMember(site, 'Wanjiru')
  await publishRecipe(site, member, { title: 'Ugali wa Wanjiru' })
  const { status, body } = await request(member)
  assert.deepEqual([status, body.state, body.bytes], [201, 'waiting', 0])
  const links = [await mailedLink(member), await linkZip(site, member)]
  assert.notEqual(links[0], links[1])
  for (const link of links) {
    const answer = await fetch(link)
    const zip = Buffer.from(await answer.arrayBuffer())
    assert.deepEqual(
      [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')],
      [200, 'application/zip', 'no-store'],
    )
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      new RegExp(`^attachment; filename="mezani-${member.username}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
    )
    assert.equal(zip.length, (await stateOf(member)).bytes)
    assert.match(readZip(zip).get('index.html')?.toString() ?? '', /Ugali wa Wanjiru/)
  }
})

test('a request while a ZIP is pending gets that one; a day has a limited number, and then the response says when', async () => {
  const slow = await openSite({}, undefined, { isSecondary: true })
  const member = await aMember(slow)
  const [one, other] = await Promise.all([request(member, slow), request(member, slow)])
  assert.deepEqual([one.status, other.status], [201, 201])
  assert.equal((await slow.pool.query('select from exports')).rowCount, 1)
  for (let more = 1; more < defaultLimits.exportsPerDay; more += 1) {
    await slow.pool.query("update exports set state = 'failed'")
    assert.equal((await request(member, slow)).status, 201)
  }
  await slow.pool.query("update exports set state = 'failed'")
  const { status, headers, body } = await request(member, slow)
  assert.deepEqual([status, body.code], [429, 'too_many_requests'])
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.equal((await request(await aMember(slow), slow)).status, 201)
})

test('all ZIPs together have a limit: a request beyond it is told to come again, and nothing is stored', async () => {
  const small = await openSite({ LIMITS: 'maxExportBytes=1000000 maxAllExportsBytes=1500000' })
  const [first, second] = [await aMember(small), await aMember(small)]
  await makeZip(small, first)
  await small.pool.query('update exports set bytes = 600000')
  const { status, body } = await request(second, small)
  assert.deepEqual([status, body.code], [503, 'unavailable'])
  assert.equal((await small.pool.query('select from exports')).rowCount, 1)
})

test('a ZIP that would be too large is abandoned, leaves no file, and is reported as failed', async () => {
  const small = await openSite({ LIMITS: 'maxExportBytes=3000000' })
  const member = await aMember(small)
  const noise = () => Array.from({ length: 900 }, () => Math.random().toString(36)).join(' ')
  for (let n = 0; n < 30; n += 1)
    await small.db
      .insertInto('contact_messages')
      .values(
        Array.from({ length: 20 }, () => ({
          first_name: 'W',
          last_name: 'K',
          email: member.email,
          phone_number: '1',
          inquiry_type: 'Report',
          message: noise(),
        })),
      )
      .execute()
  await small.pool.query('update users set email_verified_at = now() where id = $1', [member.id])
  assert.equal((await request(member, small)).status, 201)
  await waitFor(
    async () => ((await stateOf(member, small))?.state === 'failed' ? true : undefined),
    'the end',
  )
  assert.deepEqual(await readdir(join(small.dataDir, 'media', 'exports')), [])
})

test('another member’s link, a guessed one and one after 48 hours download nothing; then the files are deleted', {
  tags: ['account-zip'],
}, async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  await makeZip(site, member)
  const link = await linkZip(site, member)
  const guesses = ['', 'x', `l1_${'A'.repeat(43)}`, member.token, `${link.split('/').pop()}x`]
  for (const guess of guesses) assert.equal((await fetch(`${site.url}/exports/${guess}`)).status, 404)
  assert.equal((await call('POST', '/api/users/current/export/link', { token: other.token })).status, 404)
  assert.equal((await fetch(link)).status, 200)
  const again = await linkZip(site, member)
  assert.equal((await fetch(link)).status, 404)
  await site.pool.query(
    "update exports set expires_at = expires_at - interval '48 hours' where user_id = $1",
    [member.id],
  )
  assert.equal((await fetch(again)).status, 404)
  const { rows } = await site.pool.query('select name from exports where user_id = $1', [member.id])
  await site.services.jobs.enqueue(db, 'sweep-exports', {})
  await waitFor(async () => {
    const left = await site.pool.query('select from exports where user_id = $1', [member.id])
    return left.rowCount === 0 ? true : undefined
  }, 'the sweep')
  assert.deepEqual(
    (await partsOnDisk()).filter(name => name.startsWith(rows[0].name)),
    [],
  )
})

test('the sweep of unknown files keeps a ZIP’s parts and deletes parts that belong to no ZIP', async () => {
  const member = await aMember(site)
  await makeZip(site, member)
  await waitForJobs(site)
  const kept = await partsOnDisk()
  await site.services.files.put(`exports/${'0'.repeat(32)}-0.part`, 'left by a crash')
  const limits = { ...defaultLimits, unusedPictureHours: -1 }
  await sweepUnknownFiles({ db, files: site.services.files, limits })
  assert.deepEqual(await partsOnDisk(), kept)
})

test('a ZIP with a missing part breaks off, so that nobody takes it for complete', async () => {
  const member = await aMember(site)
  await makeZip(site, member)
  const link = await linkZip(site, member)
  const { rows } = await site.pool.query('select name from exports where user_id = $1', [member.id])
  await rm(join(site.dataDir, 'media', 'exports', `${rows[0].name}-0.part`))
  const answer = await fetch(link).catch(() => undefined)
  assert.notEqual(answer?.status, 200)
})

test('a member with an unverified address does not get the messages that were sent from it', async () => {
  const [owner, stranger] = [await aMember(site), await aNewMember(site)]
  for (const { email } of [owner, stranger]) {
    const sent = { firstName: 'Pepea', lastName: 'Wamalwa', email, phoneNumber: '1', inquiryType: 'Report' }
    await call('POST', '/api/contact', { body: { ...sent, message: 'Ni mimi' } })
  }
  const messages = await Promise.all(
    [owner, stranger].map(async member => {
      const zip = await takeZip(site, member)
      return JSON.parse(zip.get('data/contact_messages.json')?.toString() ?? '').length
    }),
  )
  assert.deepEqual(messages, [1, 0])
})
