import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { openSite, waitFor } from '#tests/support/site.ts'

const site = await openSite({ CONTACT_EMAIL: 'team@mezani.example', LOG_LEVEL: 'info' })
const message = {
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  email: 'wanjiku@example.org',
  phoneNumber: '+254 700 000000',
  inquiryType: 'Report',
  message: 'Umlaut: ä, and a line that is longer than seventy-six characters, as lines of people are.',
}

test('without an SMTP server each mail is a whole .eml file that only the operator can read', async () => {
  const { status } = await site.call('POST', '/api/contact', { body: message })
  assert.equal(status, 201)
  const mail = await site.waitForMail('Subject: Mezani: Report')
  for (const line of ['To: team@mezani.example', 'Reply-To: wanjiku@example.org'])
    assert.ok(mail.includes(line))
  assert.ok(mail.includes('as lines of people are.'))
  const folder = join(site.dataDir, 'outbox')
  const names = await readdir(folder)
  assert.equal(names.length, 1)
  assert.match(names[0] ?? '', /^\d{4}-\d\d-\d\dT[\w.-]+\.eml$/)
  assert.equal((await stat(folder)).mode & 0o777, 0o700)
  assert.equal((await stat(join(folder, names[0] ?? ''))).mode & 0o777, 0o600)
})

test('the log names the mail’s file and none of its content', async () => {
  const line = await waitFor(async () => site.logLines.find(text => text.includes('outbox')), 'the log line')
  assert.ok(line.includes('.eml'))
  const log = site.logLines.join('')
  for (const secret of ['wanjiku', 'Umlaut', '700 000000']) assert.ok(!log.includes(secret))
})
