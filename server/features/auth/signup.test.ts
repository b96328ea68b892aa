import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import * as limits from '#contract/limits.ts'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { extractToken, waitForMails } from '#tests/support/mails.ts'
import { openSite } from '#tests/support/site.ts'
import * as messages from '#texts/messages.ts'

const site = await openSite(trustedProxy)

const aGuest = (changes: Record<string, unknown> = {}) => {
  const username = `guest-${randomBytes(5).toString('hex')}`
  return {
    username,
    firstName: '',
    email: `${username}@example.org`,
    password: 'ugali na sukuma',
    confirmPassword: 'ugali na sukuma',
    ...changes,
  }
}

const signUp = (body: unknown) => site.call('POST', '/api/auth/signup', { body, ...fromRandomAddress() })
const logIn = (email: string, password: string) =>
  site.call('POST', '/api/auth/login', { body: { email, password }, ...fromRandomAddress() })
const accountOf = (email: string) =>
  site.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a sign-up creates an account that can log in, and says so in the words of the specification', async () => {
  const guest = aGuest({ firstName: ' Wanjiru ' })
  const { status, body } = await signUp(guest)
  assert.equal(status, 201)
  assert.deepEqual(body, { message: messages.signedUp })
  assert.equal((await logIn(guest.email, guest.password)).status, 200)
  assert.equal((await accountOf(guest.email)).first_name, 'Wanjiru')
})

test('a mail with a link of ours is sent to prove the address', async () => {
  const guest = aGuest()
  await signUp(guest)
  const [mail] = await waitForMails(site, guest.email)
  assert.ok(mail?.includes(`${site.url}/verify-email?token=${extractToken(mail)}`))
  const { status } = await site.call('POST', '/api/auth/verify-email', {
    body: { token: extractToken(mail) },
  })
  assert.equal(status, 200)
  assert.notEqual((await accountOf(guest.email)).email_verified_at, null)
})

test('an address may have a domain beyond ASCII, and is the same in any spelling', async () => {
  const { username, ...rest } = aGuest()
  const spellings = [
    `${username}@küche.example`,
    `${username}@xn--kche-0ra.example`,
    `${username}@KU\u0308CHE.example`,
  ]
  assert.equal((await signUp({ ...rest, username, email: spellings[0] })).status, 201)
  const [mail] = await waitForMails(site, `${username}@xn--kche-0ra.example`)
  assert.ok(extractToken(mail))
  for (const email of spellings) {
    assert.equal((await logIn(email, rest.password)).status, 200, email)
    assert.equal((await signUp(aGuest({ email }))).body.code, 'email_taken', email)
  }
})

test('a value of the wrong type is refused in our own words, not in the validation library’s', async () => {
  const wrongType = await signUp(aGuest({ confirmPassword: 7 }))
  assert.equal(wrongType.status, 400)
  assert.deepEqual(wrongType.body.fields, { confirmPassword: 'This value cannot be used here.' })
  const list = await signUp([])
  assert.deepEqual(list.body.fields, { body: 'Send a JSON object with the fields of this request.' })
})

test('two different passwords, and one that is too short, are refused in the words of the specification', async () => {
  const differing = await signUp(aGuest({ confirmPassword: 'ugali na sukumA' }))
  assert.deepEqual([differing.status, differing.body.code], [400, 'invalid_request'])
  assert.equal(differing.body.message, 'Passwords do not match')
  assert.deepEqual(differing.body.fields, { confirmPassword: 'Passwords do not match' })
  const short = await signUp(aGuest({ password: '12345', confirmPassword: '12345' }))
  assert.equal(short.status, 400)
  assert.equal(short.body.message, 'Password should be at least 6 characters')
  assert.deepEqual(short.body.fields, { password: 'Password should be at least 6 characters' })
  const unconfirmed = await signUp(aGuest({ confirmPassword: undefined }))
  assert.equal(unconfirmed.body.message, 'Passwords do not match')
})

test('a password has six to 256 characters and is used as typed, with its spaces', {
  tags: ['9-password-length'],
}, async () => {
  for (const password of ['123456', ' 1234 ', 'a'.repeat(limits.maxPasswordLength)]) {
    const guest = aGuest({ password, confirmPassword: password })
    assert.equal((await signUp(guest)).status, 201)
    assert.equal((await logIn(guest.email, password)).status, 200)
    if (password !== password.trim()) assert.equal((await logIn(guest.email, password.trim())).status, 401)
  }
  const long = 'a'.repeat(limits.maxPasswordLength + 1)
  assert.equal((await signUp(aGuest({ password: long, confirmPassword: long }))).status, 400)
})

test('an address that has an account gets 409, however it is written', async () => {
  const guest = aGuest({ email: `Cook-${randomBytes(4).toString('hex')}@Example.org` })
  assert.equal((await signUp(guest)).status, 201)
  for (const email of [guest.email, guest.email.toUpperCase(), ` ${guest.email.toLowerCase()} `]) {
    const { status, body } = await signUp(aGuest({ email }))
    assert.deepEqual([status, body.code, body.message], [409, 'email_taken', 'Email already registered'])
    assert.deepEqual(body.fields, { email: 'Email already registered' })
  }
})

test('a taken username gets 409 with its own sentence, in upper or lower case', async () => {
  const guest = aGuest()
  await signUp(guest)
  const { status, body } = await signUp(aGuest({ username: guest.username.toUpperCase() }))
  assert.deepEqual([status, body.code], [409, 'username_taken'])
  assert.match(body.message, /username is taken/)
  assert.deepEqual(Object.keys(body.fields), ['username'])
})

test('each missing, blank or invalid field is named, and no account is created', async () => {
  const wrong: [string, unknown][] = [
    ['email', undefined],
    ['email', 'not an address'],
    ['email', '@example.org'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['username', undefined],
    ['username', ' \t\n '],
    ['username', 'u'.repeat(limits.maxNameLength + 1)],
    ['username', 'nul\u0000byte'],
    ['username', 7],
    ['firstName', ['Amina']],
    ['password', undefined],
    ['password', null],
    ['password', 123_456],
  ]
  for (const [field, value] of wrong) {
    const guest = aGuest()
    const { status, body } = await signUp({ ...guest, [field]: value })
    assert.deepEqual([status, body.code], [400, 'invalid_request'], `${field} ${value}`)
    assert.ok(field in body.fields, `${field}: ${JSON.stringify(body.fields)}`)
    assert.equal((await logIn(guest.email, guest.password)).status, 401)
  }
})

test('an e-mail address as a name is refused, because everybody would see it', async () => {
  for (const field of ['username', 'firstName']) {
    const { status, body } = await signUp(aGuest({ [field]: 'amina@example.org' }))
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_request', [field]])
    assert.equal(body.fields[field], 'A name is shown to everybody, so it cannot be an email address.')
  }
})

test('unknown fields are ignored: nobody can sign up as verified or suspended, or with an id', async () => {
  const guest = aGuest()
  const sent = {
    ...guest,
    id: 987_654,
    status: 'suspended',
    emailVerified: true,
    email_verified_at: '2020-01-01',
    role: 'admin',
  }
  assert.equal((await signUp(sent)).status, 201)
  const account = await accountOf(guest.email)
  assert.equal(account.status, 'active')
  assert.equal(account.email_verified_at, null)
  assert.notEqual(account.id, 987_654)
})

test('a body that is not an object or not JSON gets 400; another content type gets 415', async () => {
  for (const body of ['[]', 'null', '"text"', '7', '', '{"email":', '{"__proto__":{"a":1}}']) {
    const reply = await signUp(body)
    assert.deepEqual([body, reply.status, reply.body.code], [body, 400, 'invalid_request'])
  }
  const { status, body } = await site.call('POST', '/api/auth/signup', {
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.deepEqual([status, body.code], [415, 'unsupported_media_type'])
})

test('the password is stored as an argon2id hash only', async () => {
  const guest = aGuest()
  await signUp(guest)
  const account = await accountOf(guest.email)
  assert.match(account.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.ok(!JSON.stringify(account).includes(guest.password))
})

test('one address may sign up twenty times in half an hour; then a 429 tells when to come again', async () => {
  const { headers } = fromRandomAddress()
  const replies = []
  for (let call = 0; call < 21; call += 1) {
    replies.push(await site.call('POST', '/api/auth/signup', { body: {}, headers }))
  }
  assert.deepEqual(
    replies.map(({ status }) => status),
    [...Array<number>(20).fill(400), 429],
  )
  const last = replies.at(-1)
  assert.equal(last?.body.code, 'too_many_requests')
  assert.ok(Number(last?.headers.get('retry-after')) > 0)
})
