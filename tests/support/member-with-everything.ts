import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { askRecovery } from '#server/features/auth/second-factor/recovery.queries.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { caseOf, storeAction } from './cases.ts'
import { cookRecipe } from './cooks.ts'
import { keepDraft } from './drafts.ts'
import { storeImport } from './imports.ts'
import { waitForJobs } from './jobs.ts'
import { extractToken, waitForMails } from './mails.ts'
import { givePasskey } from './passkeys.ts'
import { aMember, password } from './people.ts'
import { cameraExif, formWithFile, redAndBlueImage, solidImage } from './pictures.ts'
import { giveIdentity } from './providers.ts'
import { publishRecipe } from './recipes.ts'
import type { TestSite } from './site.ts'

/** The member's IP address, which differs from the other clients' addresses. */
export const home = '203.0.113.77'
export const headers = { 'x-forwarded-for': home }

export const names = {
  firstName: 'Nyambura',
  lastName: 'Kipkemboi',
  title: 'Mpishi wa Limuru',
  aboutMe: 'Born in Tigoni.',
}
export const account = {
  email: 'nyambura.k@post.example',
  username: 'nyambura-of-limuru',
  firstName: names.firstName,
  password,
  confirmPassword: password,
}
export const newAddress = 'nyambura.new@post.example'

export type Everything = {
  id: number
  token: string
  recipes: number[]
  pictures: string[]
  needles: string[]
}

/** Creates a member with one of everything that the site stores about people. */
export async function aMemberWithEverything(site: TestSite): Promise<Everything> {
  const { call, pool } = site
  assert.equal((await call('POST', '/api/auth/signup', { body: account, headers })).status, 201)
  const [verification] = await waitForMails(site, account.email)
  await call('POST', '/api/auth/verify-email', { body: { token: extractToken(verification) } })
  const signedIn = await call('POST', '/api/auth/login', {
    body: { email: account.email, password },
    headers,
  })
  const token: string = signedIn.body.access_token
  const { id } = (await call('GET', '/api/users/current', { token })).body
  await call('PUT', `/api/users/${id}`, { token, body: { ...names, email: account.email }, headers })
  const avatar = await call('POST', '/api/users/avatar', {
    token,
    body: formWithFile('avatar', await solidImage().withExif(cameraExif).jpeg().toBuffer()),
  })
  const photos = await Promise.all(
    [solidImage(300, 200), redAndBlueImage()].map(async image =>
      call('POST', '/api/images', { token, body: formWithFile('image', await image.png().toBuffer()) }),
    ),
  )
  const pictures = [avatar.body.profilePicture, ...photos.map(({ body }) => body.url)]
  const [friend, reader] = [await aMember(site), await aMember(site)]
  const recipes = [
    await publishRecipe(
      site,
      { id, token, username: account.username, email: account.email },
      {
        title: 'Mukimo wa Githunguri',
        chefName: `${names.firstName} ${names.lastName}`,
        image: pictures[1],
        url: 'https://kipkemboi.example/mukimo',
        servings: 12,
      },
    ),
  ]
  const { body: published } = await call('GET', `/api/recipes/${recipes[0]}`, { token })
  const again = { ...published, servings: 4, whatChanged: `For all of ${names.lastName}'s.` }
  assert.equal((await call('PUT', `/api/recipes/${recipes[0]}`, { token, body: again })).body.version, 2)
  await storeImport(site.db, id, 'Kipkemboi-recipes.zip')
  await keepDraft(site, { token }, { title: 'Mandazi ya Kipkemboi', image: pictures[2] })
  const other = await publishRecipe(site, friend, { title: 'Chapati' })
  await call('POST', `/api/recipes/${other}/comment`, { token, body: { content: 'Kama kwa mama.' } })
  await cookRecipe(site, { token }, other, {
    note: `At ${names.lastName}'s.`,
    photo: pictures[2],
    rating: 2,
    isPrivate: true,
  })
  const { body: shown } = await call('GET', `/api/recipes/${other}`, { token: friend.token })
  const reported = [
    { by: token, kind: 'recipe', id: other, explanation: `Copied, says ${names.firstName}.` },
    { by: friend.token, kind: 'recipe', id: recipes[0], explanation: 'Copied.' },
    { by: friend.token, kind: 'photo', id: recipes[0], explanation: 'Not theirs.' },
    { by: friend.token, kind: 'profile', id, explanation: 'Nobody is called so.' },
    { by: friend.token, kind: 'comment', id: shown.comments[0].id, explanation: 'Off the subject.' },
  ]
  for (const { by, ...about } of reported)
    assert.equal((await call('POST', '/api/reports', { token: by, body: { ...about, rule: 1 } })).status, 201)
  // A decision about the member's comment, and the member's appeal.
  const caseId = await caseOf(site, { kind: 'comment', id: shown.comments[0].id })
  const actionId = await storeAction(site, { memberId: id, caseId })
  const text = `It is on the subject, says ${names.firstName}.`
  assert.equal((await call('POST', `/api/notices/${actionId}/appeal`, { token, body: { text } })).status, 201)
  await site.db
    .insertInto('second_factors')
    .values({ user_id: id, secret: randomBytes(20), recovery_salt: randomBytes(16) })
    .execute()
  await askRecovery(site.db, id, defaultLimits)
  await givePasskey(site, id)
  await giveIdentity(site, id)
  await call('PUT', `/api/recipes/${other}`, { token, body: { rating: 2 } })
  await call('POST', `/api/recipes/${other}/bookmark`, { token })
  await call('POST', `/api/users/${friend.id}/follow`, { token })
  const stranger = await aMember(site)
  assert.equal((await call('POST', `/api/users/${stranger.id}/block`, { token })).status, 200)
  await call('PUT', `/api/recipes/${recipes[0]}`, { token: reader.token, body: { rating: 5 } })
  await call('POST', '/api/contact', {
    body: {
      ...names,
      email: account.email,
      phoneNumber: '+254 722 555 019',
      inquiryType: 'Report',
      message: 'Ni Kipkemboi.',
    },
    headers,
  })
  await call('POST', '/auth/reset-password', { body: { email: account.email }, headers })
  await call('POST', '/api/auth/login', { body: { email: account.email, password: 'wrong one' }, headers })
  await call('PUT', `/api/users/${id}`, {
    token,
    body: { ...names, email: newAddress, currentPassword: password },
    headers,
  })
  await waitForJobs(site)
  await call('PUT', '/api/auth/mails', { token, body: { kind: 'reportOutcome', isRefused: true } })
  const { rows } = await pool.query("select encode(sha256($1), 'hex') as mailbox", [
    Buffer.from(account.email),
  ])
  const hashes = pictures.map(url => /[0-9a-f]{32}/.exec(url)?.[0] ?? 'none')
  const needles = [
    ...Object.values(names).filter(text => text !== names.title),
    ...[
      account.email,
      newAddress,
      account.username,
      'nyambura',
      'kipkemboi',
      'Limuru',
      '555 019',
      networkOf(home),
    ],
    ...[rows[0].mailbox, ...hashes],
  ]
  return { id, token, recipes, pictures, needles }
}
