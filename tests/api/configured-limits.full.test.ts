import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { servePages } from '#tests/support/built-client.ts'
import { createApiCall, fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { waitForMailJobs } from '#tests/support/jobs.ts'
import { waitForMails } from '#tests/support/mails.ts'
import { aMember, type Member, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { startServer } from '#tests/support/server-process.ts'
import { openSite } from '#tests/support/site.ts'
import { createDatabase, databaseUrl, dropDatabase, findTestPostgres } from '#tests/support/test-postgres.ts'
import { openUploads } from '#tests/support/uploads.ts'

const site = await openSite({
  ...trustedProxy,
  LIMITS: `
    generalThrottles.perUser=40/300
    mailLimits.reset.perHour=1, mailLimits.verification.perHour=1
    resetLinkMinutes=7 verifyLinkHours=1 emailChangesPerDay=2
    maxRecipesPerMember=2 maxPictureBytesPerMember=1_000_000 maxUnusedPictures=2
    maxCommentsPerMemberAndRecipe=1 maxNotifications=2
    sessions.user.maxSessions=2 sessions.user.maxDays=3 sessions.user.idleDays=2
    admission.page.running=1 admission.page.waiting=3 admission.page.many.count=3`,
})
const { call } = site

const signUp = (name: string, ask = call) =>
  ask('POST', '/api/auth/signup', {
    ...fromRandomAddress(),
    body: {
      email: `${name}@example.org`,
      username: name,
      firstName: '',
      password,
      confirmPassword: password,
    },
  })
const comment = (recipeId: number, { token }: Member) =>
  call('POST', `/api/recipes/${recipeId}/comment`, { token, body: { content: `Yum ${Math.random()}` } })

test('the operator limits a member’s recipes, and the refusal names the limit', async () => {
  const author = await aMember(site)
  const publish = () => call('POST', '/api/recipes', { token: author.token, body: aRecipe() })
  const replies = [await publish(), await publish(), await publish()]
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201, 409],
  )
  assert.match(replies[2]?.body.message, /^You have published 2 recipes, the most one member can keep/)
})

test('the operator limits a member’s photos and unused photos, and the refusal names the limit', async () => {
  const author = await aMember(site)
  const { uploadPhoto, statusOf } = openUploads(site, call)
  await publishRecipe(site, author, { image: await uploadPhoto(author) })
  await site.db.updateTable('uploads').set({ bytes: 1_000_000 }).execute()
  const unused = [await uploadPhoto(author), await uploadPhoto(author), await uploadPhoto(author)]
  assert.deepEqual(await Promise.all(unused.map(statusOf)), [404, 200, 200])
  const body = aRecipe({ image: unused[2] })
  const refused = await call('POST', '/api/recipes', { token: author.token, body })
  assert.deepEqual([refused.status, refused.body.code], [409, 'limit_reached'])
  assert.match(refused.body.fields.image, /the 1 MB that one member can keep/)
})

test('the operator limits a member’s comments on a recipe, and the number of listed notifications', async () => {
  const author = await aMember(site)
  const recipeId = await publishRecipe(site, author)
  const guests = [await aMember(site), await aMember(site), await aMember(site)]
  for (const guest of guests) {
    assert.equal((await comment(recipeId, guest)).status, 201)
    const refused = await comment(recipeId, guest)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.message, 'You have commented on this recipe once, the most one member can.')
  }
  assert.equal((await call('GET', '/api/notifications', { token: author.token })).body.length, 2)
})

test('the operator limits the mails to a mailbox, and mails say how long their link is valid', async () => {
  const name = `cook-${Date.now()}`
  assert.equal((await signUp(name)).status, 201)
  const [verification = ''] = await waitForMails(site, `${name}@example.org`)
  assert.match(verification, /within 1 hour to verify/)
  const ask = (path: string) =>
    call('POST', path, { ...fromRandomAddress(), body: { email: `${name}@example.org` } })
  for (let n = 0; n < 3; n += 1) {
    assert.equal((await ask('/auth/reset-password')).status, 200)
    assert.equal((await ask('/api/auth/verify-email/resend')).status, 200)
  }
  await waitForMailJobs(site)
  const mails = (await site.outbox()).filter(mail => mail.includes(`To: ${name}@example.org`))
  assert.equal(mails.length, 2, 'one of each kind')
  assert.match(mails[1] ?? '', /within 7 minutes to choose a new password/)
  const { rows } = await site.pool.query(
    'select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from one_time_links order by 1',
  )
  assert.deepEqual(
    rows.map(({ minutes }) => minutes),
    [7, 60],
  )
})

test('the operator limits a member’s sessions and how long they live', async () => {
  const { id, email } = await aMember(site)
  const signIn = async () => {
    const { body } = await call('POST', '/api/auth/login', {
      ...fromRandomAddress(),
      body: { email, password },
    })
    return body.access_token
  }
  const tokens = [await signIn(), await signIn(), await signIn()]
  const statusesOf = () =>
    Promise.all(tokens.map(async token => (await call('GET', '/api/users/current', { token })).status))
  assert.deepEqual(await statusesOf(), [401, 200, 200])
  const { rows } = await site.pool.query(
    'select extract(day from expires_at - created_at)::int as days from sessions where user_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ days: 3 }, { days: 3 }])
  await site.pool.query(
    "update sessions set last_seen_at = last_seen_at - interval '49 hours' where user_id = $1",
    [id],
  )
  assert.deepEqual(await statusesOf(), [401, 401, 401])
})

test('the operator limits a member’s address changes a day', async () => {
  const member = await aMember(site)
  const change = (n: number) =>
    call('PUT', `/api/users/${member.id}`, {
      ...fromRandomAddress(),
      token: member.token,
      body: { firstName: '', lastName: '', title: '', aboutMe: '', email: `new-${n}-${member.email}` },
    })
  const statuses = [await change(1), await change(2), await change(3)].map(({ status }) => status)
  assert.deepEqual(statuses, [200, 200, 429])
})

test('the operator’s general rate limits a member', async () => {
  const { token } = await aMember(site)
  const statuses = []
  for (let n = 0; n < 45; n += 1) statuses.push((await call('GET', '/api/users/current', { token })).status)
  assert.equal(statuses.filter(status => status === 200).length, 40)
  assert.equal(statuses.at(-1), 429)
})

test('no more pages are rendered and wait at once than the operator allows; the others are refused', async () => {
  const { url } = await servePages(site)
  let active = 0
  let mostActive = 0
  let refused = 0
  const { promise: allRefused, resolve: release } = Promise.withResolvers<void>()
  globalThis.onRender = async () => {
    active += 1
    mostActive = Math.max(mostActive, active)
    await allRefused
    active -= 1
  }
  const get = async (n: number) => {
    const { status } = await fetch(`${url}/held${n}`)
    if (status === 503) refused += 1
    if (refused === 6) release()
    return status
  }
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, n) => get(n)))
  assert.ok(statuses.every(status => status === 200 || status === 503))
  assert.ok(refused >= 6, `${refused} of 10, of which one is rendered and three wait`)
  assert.equal(mostActive, 1)
})

test('a real server takes its limits from a file, applies them, and documents them', async () => {
  const postgres = await findTestPostgres()
  const connection = await createDatabase(postgres)
  const dataDir = await mkdtemp(join(tmpdir(), 'mezani-limits-'))
  const path = join(dataDir, 'limits')
  await writeFile(path, 'throttles.signup.perAddress=2/1800\nthrottles.contact.perAddress=3/90\n')
  const server = startServer(dataDir, {
    DATABASE_URL: databaseUrl(connection),
    SAMPLE_RECIPES: 'off',
    LIMITS_FILE: path,
  })
  const ask = createApiCall(await server.url())
  const replies = [await signUp('one', ask), await signUp('two', ask), await signUp('three', ask)]
  const { paths } = (await ask('GET', '/openapi.json')).body
  await server.stop()
  await dropDatabase(connection, postgres)
  await rm(dataDir, { recursive: true, force: true })
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201, 429],
  )
  assert.equal(
    paths['/api/auth/signup'].post.description,
    'At most 2 calls in 30 minutes from one IP address.',
  )
  assert.equal(
    paths['/api/contact'].post.description,
    'At most 3 accepted calls in 90 seconds from one IP address.',
  )
})
