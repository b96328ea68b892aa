import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Registry } from 'prom-client'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { gaugeFailedMails, serveMetrics } from '#server/platform/http/metrics.ts'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import {
  countFailedMails,
  deleteOldestFailedMails,
  failedMails,
} from '#server/platform/mail/failed-mails.jobs.ts'
import { openSite } from '#tests/support/site.ts'
import { openSmtp } from '#tests/support/smtp.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const { maxFailedMails } = defaultLimits

const smtp = await openSmtp()
const site = await openSite({ SMTP_URL: smtp.url, LIMITS: 'failedMailDays=3' })
const { call, db, pool, logLines } = site

const runAdmin = async (...words: string[]): Promise<string> => {
  const environment = { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  const program = join(import.meta.dirname, 'admin.ts')
  return (await promisify(execFile)(process.execPath, [program, ...words], { env: environment })).stdout
}

const port = await findFreePort()
const registry = new Registry()
gaugeFailedMails(() => countFailedMails(db), registry)
const metrics = await serveMetrics(port, { read: () => registry.metrics(), health: new Map() })
metrics.unref()
const readGauge = async () =>
  /^mezani_failed_mails (\S+)$/m.exec(await (await fetch(`http://127.0.0.1:${port}`)).text())?.[1]

test('a mail that failed nine times is counted and listed without its recipient, and a retry sends it', async () => {
  assert.equal(await readGauge(), '0')
  smtp.state.isUnavailable = true
  const email = 'unlucky@example.org'
  await call('POST', '/api/auth/signup', {
    body: { email, username: 'unlucky', password: 'a long password', confirmPassword: 'a long password' },
  })
  const tries = () => logLines.map(line => JSON.parse(line)).filter(line => line.job === 'verification-mail')
  // The waits between tries double, up to 21 minutes. The test skips the remaining ones.
  await waitFor(async () => (await skipToLastRetry()) || undefined, 'the first failure')
  const last = await waitFor(async () => tries().find(line => line.level === 50), 'the last failure')
  assert.equal(last.tries, 9)
  // The failure is logged before the queue has moved the mail to the failed ones.
  await waitFor(async () => (await readGauge()) === '1' || undefined, 'the figure')
  const listed = await runAdmin('mails')
  assert.match(
    listed,
    /^Mails that failed at every try: 1\nverification-mail .* after 9 tries: .*Come again later/,
  )
  for (const text of [listed, logLines.join('')]) assert.ok(!text.includes('unlucky@'), text)

  smtp.state.isUnavailable = false
  assert.equal(smtp.delivered.length, 0)
  assert.equal(await runAdmin('mails', 'retry'), 'Mails that are tried again: 1\n')
  const mail = await waitFor(async () => smtp.delivered[0], 'the mail')
  assert.deepEqual(mail.to, [email])
  assert.equal(await readGauge(), '0')
})

test('a command that runs without the site’s limits does not change how long failed mails are kept', async () => {
  await runAdmin('mails')
  const { rows } = await pool.query(
    'select retention_seconds / 86400 as days from pgboss.queue where name = $1',
    [failedMails],
  )
  assert.deepEqual(rows, [{ days: 3 }])
})

test('only the newest thousand failed mails are kept', async () => {
  await pool.query(
    `insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, created_on)
     select $1, '{}', 'contact-mail', now(), 8, now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [failedMails, maxFailedMails + 5],
  )
  await deleteOldestFailedMails(db, maxFailedMails)
  assert.equal(await countFailedMails(db), maxFailedMails)
  const { rows } = await pool.query(
    "select count(*) as old from pgboss.job where name = $1 and created_on < now() - $2 * interval '1 minute' - interval '30 seconds'",
    [failedMails, maxFailedMails],
  )
  assert.deepEqual(rows, [{ old: 0 }])
})

/** Makes the job that waits for a retry due at once, as if it were the eighth retry. Returns false if no job waits yet. */
async function skipToLastRetry(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update pgboss.job set start_after = now(), retry_count = 7 where name = 'verification-mail' and state = 'retry'",
  )
  return rowCount === 1
}
