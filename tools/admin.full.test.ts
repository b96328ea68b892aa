import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { aMember, anAdmin, password } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { switchOn } from '#tests/support/second-factors.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const site = await openSite()
const visitor = {
  first_name: 'Amani',
  last_name: 'Otieno',
  email: 'amani@example.org',
  phone_number: '1',
  inquiry_type: 'Report',
  message: 'An old question',
}

/** Periodic jobs that have nothing to do with how long data is stored. */
const scheduledForOtherEnds = ['recount-words', 'remove-recovered-factors']

/** Runs `npm run admin -- …` on the database of this site, and returns what it prints. */
async function runAdmin(words: string[], environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'admin.ts'), ...words],
    {
      env: { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, ...environment },
    },
  )
  return stdout
}

test('a new password ends the administrator’s sessions, and no one else’s', async () => {
  const create = (email: string, password: string) =>
    runAdmin(['create', email], { ADMIN_NEW_PASSWORD: password })
  const signIn = async (email: string, password: string): Promise<string> =>
    (await site.call('POST', '/api/admin/signin', { body: { email, password } })).body.access_token
  const statusOf = async (token: string) => (await site.call('GET', '/api/admin/security', { token })).status

  await create('first@mezani.example', 'pilipili hoho')
  await create('second@mezani.example', 'pilipili hoho')
  const old = await signIn('first@mezani.example', 'pilipili hoho')
  const other = await signIn('second@mezani.example', 'pilipili hoho')
  assert.deepEqual([await statusOf(old), await statusOf(other)], [200, 200])

  await create('first@mezani.example', 'mchuzi wa nazi')
  assert.deepEqual([await statusOf(old), await statusOf(other)], [401, 200])
  assert.equal(await statusOf(await signIn('first@mezani.example', 'mchuzi wa nazi')), 200)
})

test('a database that cannot be opened is reported in one sentence, without a stack', async () => {
  const url = site.databaseUrl.replace(/:[^:@]+@/, ':not-the-password@')
  const failure = await runAdmin(['cases'], { DATABASE_URL: url }).then(
    () => assert.fail('it ran'),
    (error: { code: number; stderr: string }) => error,
  )
  assert.equal(failure.code, 1)
  assert.match(failure.stderr, /^DATABASE_URL: the server refused the user or the password\.[^\n]*\n$/)
})

test('commands that act on a member print control characters in the username as escapes', async () => {
  const member = await aMember(site)
  const username = `\u001b[2J${member.username}`
  await site.db.updateTable('users').set({ username }).where('id', '=', member.id).execute()
  for (const act of ['suspend', 'restore', 'sign-out', 'remove-second-factor', 'moderator', 'no-moderator']) {
    const printed = await runAdmin([act, member.email])
    assert.ok(printed.startsWith(String.raw`\u001b[2J${member.username} `), `${act}: ${printed}`)
  }
})

test('a member is found, suspended by name or address, restored and signed out', async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  const statusOf = async (token: string) => (await site.call('GET', '/api/users/current', { token })).status
  const login = async () =>
    (await site.call('POST', '/api/auth/login', { body: { email: member.email, password } })).status

  const listed = await runAdmin(['members', member.username.toUpperCase().slice(0, -2)])
  assert.ok(listed.includes(`${member.id}  ${member.username}  ${member.email}`), listed)
  assert.ok(!listed.includes(other.username))

  assert.match(await runAdmin(['suspend', member.email.toUpperCase()]), /is suspended, and signed out/)
  assert.deepEqual(
    [await statusOf(member.token), await statusOf(other.token), await login()],
    [401, 200, 403],
  )
  assert.match(await runAdmin(['members', member.username]), / {2}suspended {2}since /)
  assert.match(await runAdmin(['restore', member.username]), /can sign in again/)
  assert.deepEqual([await login(), await statusOf(member.token)], [200, 401])

  await runAdmin(['sign-out', other.username])
  assert.equal(await statusOf(other.token), 401)
  await switchOn(site, member.id)
  assert.equal(await login(), 401)
  assert.match(await runAdmin(['remove-second-factor', member.username]), /no second factor any more/)
  assert.equal(await login(), 200)
  assert.match(await runAdmin(['remove-second-factor', member.username]), /has no second factor\./)

  const part = await runAdmin(['suspend', member.username.slice(0, -2)]).catch(error => error)
  assert.deepEqual([part.code, part.stderr.startsWith('There is no member with the username')], [1, true])
})

test('an administrator who lost the app and the codes can sign in with the password alone again', async () => {
  const { id, email, token } = await anAdmin(site)
  const signIn = async () =>
    (await site.call('POST', '/api/admin/signin', { body: { email, password } })).status
  assert.equal(await signIn(), 401)
  assert.match(
    await runAdmin(['remove-admin-second-factor', email.toUpperCase()]),
    /no second factor any more/,
  )
  assert.equal(await signIn(), 200)
  assert.equal((await site.call('GET', '/api/admin/security', { token })).status, 401)
  assert.match(await runAdmin(['remove-admin-second-factor', email]), /has no second factor\./)
  const entries = await site.db
    .selectFrom('mezani_audit.audit_log')
    .select(['actor_kind', 'after'])
    .where('action', '=', 'remove second factor')
    .where('member_id', 'is', null)
    .execute()
  assert.deepEqual(entries, [{ actor_kind: 'operator', after: { adminId: id } }])
  const { code, stderr } = await runAdmin(['remove-admin-second-factor', 'nobody@example.org']).catch(
    error => error,
  )
  assert.deepEqual([code, stderr.startsWith('There is no administrator with the address')], [1, true])
})

test('a member becomes a moderator and a member again, by name or address, and the audit log names the operator', {
  tags: ['trust-roles'],
}, async () => {
  const member = await aMember(site)
  const isModerator = async () =>
    (await site.db.selectFrom('moderators').select('user_id').where('user_id', '=', member.id).execute())
      .length
  assert.match(await runAdmin(['moderator', member.username]), /has to set up a second factor first/)
  assert.match(await runAdmin(['moderator', member.username]), /is a moderator already/)
  assert.equal(await isModerator(), 1)
  assert.match(await runAdmin(['no-moderator', member.email]), /is no moderator any more/)
  assert.match(await runAdmin(['no-moderator', member.email]), /is no moderator\./)
  assert.equal(await isModerator(), 0)
  const entries = await site.db
    .selectFrom('mezani_audit.audit_log')
    .select(['actor_kind', 'action'])
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(entries, [
    { actor_kind: 'operator', action: 'name moderator' },
    { actor_kind: 'operator', action: 'remove moderator' },
  ])
  assert.match(await runAdmin(['audit']), new RegExp(`operator: remove moderator, member ${member.id}\\n`))
  const { code, stderr } = await runAdmin(['moderator', 'nobody-at-all']).catch(error => error)
  assert.deepEqual([code, stderr.startsWith('There is no member with the username')], [1, true])
})

test('administrators are listed, and data that has reached its storage time is deleted on demand', async () => {
  const { email } = await anAdmin(site)
  assert.ok((await runAdmin(['admins'])).includes(`${email}  since `))
  await site.db
    .insertInto('contact_messages')
    .values({ ...visitor, created_at: sql`now() - interval '200 days'` })
    .execute()
  assert.match(await runAdmin(['retention']), /is deleted now/)
  await waitFor(async () => {
    const rest = await site.db
      .selectFrom('contact_messages')
      .select('id')
      .where('message', '=', visitor.message)
      .execute()
    return rest.length === 0 || undefined
  }, 'the end of an old message')
  const { rows } = await site.pool.query<{ name: string }>(
    'select name from pgboss.schedule where name <> all($1) except select name from pgboss.job',
    [scheduledForOtherEnds],
  )
  assert.deepEqual(rows, [], 'sweeps that were not asked for')
})

test('a report is listed, printed with the recipe as it was when reported, and closed', async () => {
  const [author, reporter] = [await aMember(site, 'Brian'), await aMember(site)]
  const recipeId = await publishRecipe(site, author, { title: 'Ibiharage' })
  const body = { kind: 'recipe', id: recipeId, rule: 5, explanation: 'Beans that never boil\u001b[2J' }
  assert.equal((await site.call('POST', '/api/reports', { token: reporter.token, body })).status, 201)
  await site.call('DELETE', `/api/recipes/${recipeId}`, { token: author.token })
  const [line = ''] = (await runAdmin(['cases'])).split('\n')
  assert.match(line, new RegExp(`^\\d+  recipe of ${author.username}  1 reports  since .*  Ibiharage$`))
  const [number = ''] = line.split(' ')
  const printed = await runAdmin(['case', number])
  for (const words of ['title: Ibiharage', reporter.username, 'rule 5, Nothing that makes anyone ill'])
    assert.ok(printed.includes(words), printed)
  assert.ok(printed.includes(String.raw`Beans that never boil\u001b[2J`), printed)
  assert.match(await runAdmin(['close-case', number]), /^Case \d+ is closed\./)
  assert.match(await runAdmin(['cases']), /^Nothing that was reported waits\./)
  const again = await runAdmin(['close-case', number]).catch(error => error)
  assert.deepEqual([again.code, again.stderr.startsWith('There is no open case')], [1, true])
})

test('without a command, with an unknown one or without its argument, every command is listed', async () => {
  for (const words of [[], ['suspend'], ['unknown']]) {
    const { code, stderr } = await runAdmin(words).catch(error => error)
    assert.equal(code, 2)
    for (const command of ['create EMAIL', 'members [WORDS]', 'retention'])
      assert.ok(stderr.includes(command), stderr)
  }
})
