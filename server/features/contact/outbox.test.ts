import assert from 'node:assert/strict'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { deleteOldestMessages, listContactMessages } from './contact.queries.ts'

const { maxContactMessages, maxOutboxMails } = defaultLimits

const site = await openSite({ CONTACT_EMAIL: 'team@mezani.example', LOG_LEVEL: 'info' })
const message = {
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  email: 'wanjiku@example.org',
  phoneNumber: '+254 700 000000',
  inquiryType: 'Report',
  message: 'Umlaut: ä, and a line that is longer than seventy-six characters, as lines of people are.',
}

test('without an SMTP server, each mail is a complete .eml file that only the operator can read', async () => {
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

test('the outbox keeps only its newest mails, and the table of messages only its newest rows', async () => {
  const folder = join(site.dataDir, 'outbox')
  const oldName = (n: number) => `2001-01-01T00-00-00.${String(n).padStart(4, '0')}Z-old.eml`
  await Promise.all(
    Array.from({ length: maxOutboxMails + 20 }, (_, n) => writeFile(join(folder, oldName(n)), 'old')),
  )
  await writeFile(join(folder, '2000-01-01T00-00-00.000Z-broken.eml.part'), 'half')
  await site.call('POST', '/api/contact', { body: { ...message, inquiryType: 'Recipe Inquiry' } })
  await site.waitForMail('Subject: Mezani: Recipe Inquiry')
  const kept = await waitFor(async () => {
    const names = await readdir(folder)
    return names.length === maxOutboxMails ? names : undefined
  }, 'the deletion of old mails')
  assert.ok(!kept.includes(oldName(0)) && !kept.some(name => name.endsWith('.part')))
  assert.ok(kept.includes(oldName(maxOutboxMails + 19)))

  await sql`insert into contact_messages (first_name, last_name, email, phone_number, inquiry_type, message)
    select 'A', 'B', 'c@example.org', '1', 'Report', 'Message ' || n from generate_series(1, ${sql.lit(maxContactMessages)}) n`.execute(
    site.db,
  )
  await deleteOldestMessages(site.db, maxContactMessages)
  const messages = await listContactMessages(site.db, { limit: maxContactMessages + 10 })
  assert.deepEqual([messages.length, messages.at(-1)?.message], [maxContactMessages, 'Message 1'])
})
