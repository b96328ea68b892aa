import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()

/** What `npm run admin -- …` prints, on the database of this site. */
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
  const statusOf = async (token: string) =>
    (await site.call('GET', '/api/admin/statistics', { token })).status

  await create('first@mezani.example', 'pilipili hoho')
  await create('second@mezani.example', 'pilipili hoho')
  const old = await signIn('first@mezani.example', 'pilipili hoho')
  const other = await signIn('second@mezani.example', 'pilipili hoho')
  assert.deepEqual([await statusOf(old), await statusOf(other)], [200, 200])

  await create('first@mezani.example', 'mchuzi wa nazi')
  assert.deepEqual([await statusOf(old), await statusOf(other)], [401, 200])
  assert.equal(await statusOf(await signIn('first@mezani.example', 'mchuzi wa nazi')), 200)
})

test('a database that cannot be opened is one sentence, without a stack', async () => {
  const url = site.databaseUrl.replace(/:[^:@]+@/, ':not-the-password@')
  const failure = await runAdmin(['contact'], { DATABASE_URL: url }).then(
    () => assert.fail('it ran'),
    (error: { code: number; stderr: string }) => error,
  )
  assert.equal(failure.code, 1)
  assert.match(failure.stderr, /^DATABASE_URL: the server refused the user or the password\.[^\n]*\n$/)
})

test('messages of visitors are printed without what a terminal would obey', async () => {
  const clearScreen = '\u001b[2J'
  const eightBitTitle = '\u009d0;owned\u009c'
  await site.call('POST', '/api/contact', {
    body: {
      firstName: 'Amani',
      lastName: 'Otieno',
      email: 'amani@example.org',
      phoneNumber: '1',
      inquiryType: 'Report',
      message: `Habari${clearScreen}\u202e${eightBitTitle}\nSecond line`,
    },
  })
  const printed = await runAdmin(['contact'])
  assert.ok(printed.includes(String.raw`Habari\u001b[2J\u202e\u009d0;owned\u009c`), printed)
  assert.ok(printed.includes('\nSecond line\n'))
})
