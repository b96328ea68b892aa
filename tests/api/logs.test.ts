import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite } from '#tests/support/site.ts'
import { readPostgresLog } from '#tests/support/test-postgres.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite({ LOG_LEVEL: 'trace' })
const { call, pool, logLines } = site

/** Every secret, as issued or typed. */
const secrets: string[] = []
const trackSecret = (value: string): string => {
  secrets.push(value)
  return value
}

test('A5, L1: after calls to every endpoint no password, token or link is in the database, the log or PostgreSQL’s log', async () => {
  await exerciseEndpoints()
  assert.ok(secrets.length >= 15, String(secrets.length))
  const dump = await dumpDatabase()
  for (const table of ['public.users', 'public.sessions', 'pgboss.job'])
    assert.ok(dump.includes(table), `the dump has ${table}`)
  const log = logLines.join('')
  assert.ok(logLines.length > 30, 'the log has lines')
  const postgresLog = await readPostgresLog(site)
  assert.match(postgresLog, /database system is ready to accept connections/)
  for (const value of secrets) {
    const forms = [
      value,
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('base64'),
      encodeURIComponent(value),
    ]
    for (const form of forms) {
      assert.ok(!dump.includes(form), `a secret is in the database: ${value}`)
      assert.ok(!log.includes(form), `a secret is in the log: ${logLines.find(line => line.includes(form))}`)
      assert.ok(!postgresLog.includes(form), `a secret is in PostgreSQL’s log: ${value}`)
    }
  }
})

test('L1: neither log contains people’s addresses', async () => {
  assert.doesNotMatch(logLines.join(''), /@example\.org/)
  assert.doesNotMatch(await readPostgresLog(site), /@example\.org/)
})

const contactMessage = {
  message: 'Nobody else should read this',
  email: 'pepea@example.org',
  firstName: 'Pepea',
  lastName: 'Wamalwa',
  phoneNumber: '+254 700 123456',
  inquiryType: 'Report',
}

/** Rules that the product's own checks do not know, so that PostgreSQL refuses what those checks let through. */
const unexpectedRules = {
  contact_once: 'create unique index contact_once on contact_messages (email)',
  contact_short: 'alter table contact_messages add constraint contact_short check (length(message) < 10)',
  contact_owner:
    'alter table contact_messages add constraint contact_owner foreign key (email) references users (email_key)',
}

for (const [name, rule] of Object.entries(unexpectedRules)) {
  test(`L1: a write that PostgreSQL refuses by ${name} puts none of its values into either log`, async t => {
    await pool.query('truncate contact_messages')
    if (name === 'contact_once')
      assert.equal((await call('POST', '/api/contact', { body: contactMessage })).status, 201)
    await pool.query(rule)
    t.after(async () => {
      await pool.query(`alter table contact_messages drop constraint if exists ${name}`)
      await pool.query(`drop index if exists ${name}`)
    })
    const { status, body } = await call('POST', '/api/contact', { body: contactMessage })
    assert.ok(status >= 400, String(status))
    await waitFor(async () => (await readPostgresLog(site)).includes(`"${name}"`) || undefined, 'the refusal')
    const line = logLines.find(text => text.includes(body.requestId) && text.includes(name))
    if (status === 500) assert.ok(line, 'our own log names the rule')
    const logs = logLines.join('') + (await readPostgresLog(site))
    // The phone number is searched for with its prefix, because six digits alone can occur in a line's time.
    for (const value of ['pepea', 'Pepea', 'Wamalwa', '700 123456', '700123456', 'Nobody else'])
      assert.deepEqual(
        logs.split('\n').filter(text => text.includes(value)),
        [],
      )
  })
}

/** C1 control characters and a direction mark, which JSON does not escape. */
const hostileMarks = '\u009d0;owned\u009c\u202e'

test('L2: client input cannot forge a log line', async () => {
  const injection = 'x\r\n{"level":30,"msg":"forged"}\u001b[2J\u2028'
  await call('POST', '/api/auth/login', { body: { email: injection, password: injection } })
  await call('GET', `/api/recipes?q=${encodeURIComponent(injection)}`)
  await call('GET', `/api/${encodeURIComponent(injection)}`, {
    headers: { 'user-agent': 'a\ttab', 'x-request-id': 'forged' },
  })
  await call('POST', '/api/client-errors', {
    body: { release: '1', page: 'recipes', kind: 'script', name: 'Error', message: hostileMarks, frames: [] },
  })
  const reported = logLines.find(line => line.includes('owned')) ?? ''
  assert.equal(JSON.parse(reported).message, hostileMarks)
  for (const line of logLines) {
    assert.ok(line.endsWith('\n') && line.indexOf('\n') === line.length - 1, 'one line is one line')
    assert.notEqual(JSON.parse(line).msg, 'forged')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters
    assert.doesNotMatch(line.slice(0, -1), /[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/)
  }
})

test('L3: every 5xx has its request id in the body, the header and the log, and tells nothing else', async t => {
  const { token } = await aMember(site)
  await pool.query('alter table notifications rename to gone')
  t.after(() => pool.query('alter table gone rename to notifications'))
  const answer = await call('GET', '/api/notifications', { token })
  assert.equal(answer.status, 500)
  assertTraceable(answer.body, answer.headers)
  assert.doesNotMatch(answer.text, /gone|notifications|relation|select|\.ts/)
})

test('L3: a database that takes too long is 503 with Retry-After, and has its request id in the body, the header and the log', async t => {
  const { token } = await aMember(site)
  const locker = await pool.connect()
  t.after(() => locker.release(true))
  await locker.query('begin; lock table notifications')
  const answer = await call('GET', '/api/notifications', { token })
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('retry-after'), '2')
  assertTraceable(answer.body, answer.headers)
})

function assertTraceable(body: { requestId: string }, headers: Headers): void {
  assert.match(body.requestId, /^[0-9a-f-]{36}$/)
  assert.equal(headers.get('x-request-id'), body.requestId)
  const errorLines = logLines
    .map(line => JSON.parse(line))
    .filter(line => line.reqId === body.requestId && line.err)
  assert.equal(errorLines.length, 1, 'its cause is logged once')
}

/** Returns every row of every table as text, including the job queue's tables. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'mezani_audit', 'pgboss')",
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    parts.push(name, ...rows.map(({ text }) => text))
  }
  return parts.join('\n')
}

async function exerciseEndpoints(): Promise<void> {
  const email = 'busy@example.org'
  const chosen = trackSecret('a first password of mine')
  const login = async (given: string) => {
    const { body } = await call('POST', '/api/auth/login', { body: { email, password: given } })
    return body.access_token
  }
  await call('POST', '/api/auth/signup', {
    body: { email, username: 'busy', password: chosen, confirmPassword: chosen },
  })
  await call('POST', '/api/auth/signup', {
    body: { email, username: 'busy', password: chosen, confirmPassword: trackSecret('another-one-typed') },
  })
  await login(trackSecret('a wrong guess at it'))
  const token = trackSecret(await login(chosen))
  const verify = trackSecret(extractToken(await site.waitForMail('verify your email')))
  await call('POST', '/api/auth/verify-email', { body: { token: verify } })
  await call('POST', '/api/auth/verify-email', { body: { token: verify } })
  await call('POST', '/auth/reset-password', { body: { email } })
  const reset = trackSecret(extractToken(await site.waitForMail('choose a new password')))
  await call('GET', `/reset-password?token=${reset}`)
  const next = trackSecret('a second password of mine')
  for (const confirmPassword of ['differs', next, next])
    await call('POST', '/api/auth/reset-password/confirm', {
      body: { token: reset, password: next, confirmPassword },
    })
  await call('GET', '/api/users/current', { token })
  const fresh = trackSecret(await login(next))
  const id = (await call('GET', '/api/users/current', { token: fresh })).body.id
  await call('PUT', `/api/users/${id}`, {
    token: fresh,
    body: { email: 'busier@example.org', firstName: 'B' },
  })
  const other = await aMember(site)
  const recipe = await publishRecipe(site, { ...other, id, token: fresh })
  await call('POST', `/api/recipes/${recipe}/comment`, {
    token: trackSecret(other.token),
    body: { content: 'Tamu' },
  })
  await call('PUT', `/api/recipes/${recipe}`, { token: other.token, body: aRecipe() })
  await call('POST', '/api/contact', {
    body: { message: 'Hello', email, firstName: 'A', lastName: 'B', phoneNumber: '1', inquiryType: 'Report' },
  })
  const form = new FormData()
  form.set('avatar', new Blob(['no picture']), 'a.png')
  await call('POST', '/api/users/avatar', { token: fresh, body: form })
  await call('POST', '/api/auth/login', {
    body: `{"email":"${email}","password":"${trackSecret('half a body')}`,
  })
  await call('GET', `/api/recipes/${recipe}?token=${trackSecret('u1_in-the-address')}`)
  await call('GET', `/api/%ff?token=${trackSecret('u1_in-a-bad-address')}`)
  await call('GET', '/api/users/current', { token: trackSecret('u1_that-is-not-one') })
  await call('GET', '/api/users/current', {
    headers: { authorization: `Basic ${trackSecret('YnVzeTpwYXNz')}` },
  })
  await call('GET', '/api/users/current', {
    headers: { cookie: `session=${trackSecret('in-a-cookie-jar')}` },
  })
  const { email: boss, token: admin } = await anAdmin(site, { isSecured: false })
  await call('GET', '/api/admin/users', { token: trackSecret(admin) })
  const signedIn = await call('POST', '/api/admin/signin', {
    body: { email: boss, password: trackSecret(password) },
  })
  await call('POST', '/api/admin/logout', { token: trackSecret(signedIn.body.access_token) })
  await call('POST', '/api/admin/setup', {
    body: {
      token: trackSecret('l1_for-the-set-up'),
      email: boss,
      password: trackSecret('the boss has one too'),
    },
  })
  await call('GET', `/admin/setup?token=${trackSecret('l1_for-the-set-up-page')}`)
  await call('POST', '/api/auth/logout', { token: fresh })
}

const extractToken = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? ''
