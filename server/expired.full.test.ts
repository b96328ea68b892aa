import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { failedMails } from '#server/platform/mail/failed-mails.jobs.ts'
import { countMail } from '#server/platform/mail/mail-counts.queries.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { insertEmailChange } from './features/auth/email-changes.queries.ts'
import { createVisit } from './features/auth/identities/visits.queries.ts'
import { rememberNetwork } from './features/auth/known-networks.queries.ts'
import { createLink } from './features/auth/links.queries.ts'
import { createChallenge } from './features/auth/passkeys/challenges.queries.ts'
import { startSecondFactor } from './features/auth/second-factor/second-factor.queries.ts'
import { createTicket } from './features/auth/second-factor/tickets.queries.ts'
import { startSession } from './features/auth/sessions.queries.ts'
import { checkPublication } from './features/moderation/publications.queries.ts'

const site = await openSite()
const { db, pool, services, call } = site
const { id: userId } = await aMember(site)
await anAdmin(site)
const { id: adminId } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
const newcomer = { userId, joinedAt: new Date(), emailVerified: false }
const owner = { userId, emailKey: 'cook@example.org' }

type Stored = { table: string; columns: string[]; stays: string; store: () => Promise<unknown> }

const link = { table: 'one_time_links', columns: ['created_at', 'expires_at'] }
const unused = { table: 'sessions', columns: ['last_seen_at'] }
const used = { table: 'sessions', columns: ['created_at', 'expires_at'] }

/** What is deleted by its age: how the product stores it, and how long it stays. */
const kinds: Record<string, Stored> = {
  'a message to the team': {
    table: 'contact_messages',
    columns: ['created_at'],
    stays: '180 days',
    store: async () => {
      const names = { firstName: 'Wanjiku', lastName: 'Kamau', email: 'guest@example.org', phoneNumber: '1' }
      const { status } = await call('POST', '/api/contact', {
        body: { ...names, inquiryType: 'Report', message: 'Habari' },
      })
      assert.equal(status, 201)
    },
  },
  'a session that nobody uses': {
    ...unused,
    stays: '14 days',
    store: () => startSession(db, { realm: 'user', ownerId: userId, limits: defaultLimits.sessions }),
  },
  'a session in use': {
    ...used,
    stays: '90 days',
    store: () => startSession(db, { realm: 'user', ownerId: userId, limits: defaultLimits.sessions }),
  },
  'an administrator’s that nobody uses': {
    ...unused,
    stays: '30 minutes',
    store: () => startSession(db, { realm: 'admin', ownerId: adminId, limits: defaultLimits.sessions }),
  },
  'an administrator’s in use': {
    ...used,
    stays: '8 hours',
    store: () => startSession(db, { realm: 'admin', ownerId: adminId, limits: defaultLimits.sessions }),
  },
  'a link for a new password': {
    ...link,
    stays: '30 minutes',
    store: () => createLink(db, { purpose: 'reset', owner, limits: defaultLimits }),
  },
  'a link that verifies an address': {
    ...link,
    stays: '48 hours',
    store: () => createLink(db, { purpose: 'verify', owner, limits: defaultLimits }),
  },
  'the link of the first administrator': {
    ...link,
    stays: '24 hours',
    store: () => createLink(db, { purpose: 'admin_setup', limits: defaultLimits }),
  },
  'the count of a mail': {
    table: 'sent_mails',
    columns: ['sent_at'],
    stays: '1 day',
    store: () => countMail(db, { kind: 'reset', to: owner.emailKey }, defaultLimits.mailLimits.reset),
  },
  'what a new member has published': {
    table: 'publications',
    columns: ['published_at', 'written_at'],
    stays: '1 day',
    store: () =>
      checkPublication(
        db,
        { kind: 'comment', id: 1, author: newcomer, words: '' },
        { jobs: site.services.jobs, limits: defaultLimits },
      ),
  },
  'a network that was signed in from': {
    table: 'known_networks',
    columns: ['last_seen_at'],
    stays: '90 days',
    store: () => rememberNetwork(db, { userId }, { address: '203.0.113.7', maxNetworks: 10 }),
  },
  'an address that an account had': {
    table: 'email_changes',
    columns: ['created_at', 'expires_at', 'undo_until'],
    stays: '72 hours',
    store: () =>
      insertEmailChange(db, userId, { email: 'new@example.org', awaits: 'new', limits: defaultLimits }),
  },
  'a sign-in that waits for its second factor': {
    table: 'sign_in_tickets',
    columns: ['expires_at'],
    stays: '10 minutes',
    store: () => createTicket(db, { userId }, defaultLimits),
  },
  'what a passkey is asked': {
    table: 'passkey_challenges',
    columns: ['expires_at'],
    stays: '10 minutes',
    store: () => createChallenge(db, { purpose: 'sign_in', userId: null }, defaultLimits),
  },
  'a sign-in that is at a provider': {
    table: 'provider_visits',
    columns: ['expires_at'],
    stays: '10 minutes',
    store: () =>
      createVisit(db, { state: 'a', secret: 'b', provider: 'jikoni', userId: null }, defaultLimits),
  },
  'a second factor that nobody finished setting up': {
    table: 'second_factors',
    columns: ['started_at'],
    stays: '1 day',
    store: () => startSecondFactor(db, { userId }, { secret: randomBytes(20), salt: randomBytes(16) }),
  },
}

/** Moves the times of all rows back by this interval, as if that time had passed. */
const age = ({ table, columns }: Stored, interval: string) =>
  pool.query(
    `update ${table} set ${columns.map(column => `${column} = ${column} - $1::interval`).join(', ')}`,
    [interval],
  )
const countRows = async ({ table }: Stored) => (await pool.query(`select from ${table}`)).rowCount

/** Runs the job as its schedule does. */
async function sweep(): Promise<void> {
  await services.jobs.enqueue(db, 'sweep-expired', {})
  await waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where name = 'sweep-expired' and state < 'completed'",
    )
    return rowCount === 0 || undefined
  }, 'the end of the sweep')
}

for (const [what, kind] of Object.entries(kinds)) {
  test(`P3: ${what} is stored for ${kind.stays}, and then swept`, async () => {
    await pool.query(`delete from ${kind.table}`)
    await kind.store()
    await age(kind, kind.stays)
    await age(kind, '-1 minute')
    await sweep()
    assert.equal(await countRows(kind), 1, 'a minute before')
    await age(kind, '2 minutes')
    await sweep()
    assert.equal(await countRows(kind), 0, 'a minute after')
  })
}

test('P3: the sweep of expired rows is due every hour', async () => {
  const { rows } = await pool.query("select cron from pgboss.schedule where name = 'sweep-expired'")
  assert.deepEqual(rows.length, 1)
  assert.match(rows[0].cron, /^\d+ \* \* \* \*$/)
})

// The library checks once a minute whether its hour is over.
test('P3: a job is deleted an hour after it is done, and a failed mail after thirty days', async () => {
  const insert = async (name: string, { state, times }: { state: string; times: string }) =>
    (
      await pool.query<{ id: string }>(
        `insert into pgboss.job (name, data, state, deletion_seconds, created_on, completed_on, keep_until)
           select name, '{"emailKey":"cook@example.org"}', '${state}', deletion_seconds, ${times}
           from pgboss.queue where name = $1 returning id`,
        [name],
      )
    ).rows[0]?.id ?? ''
  const done = (ago: string) => ({
    state: 'completed',
    times: `now() - interval '${ago}', now() - interval '${ago}', now() + interval '14 days'`,
  })
  const failed = (ago: string) => ({
    state: 'created',
    times: `now() - interval '${ago}', null, now() - interval '${ago}' + retention_seconds * interval '1 second'`,
  })
  const [old, young] = [
    await insert('reset-mail', done('61 minutes')),
    await insert('reset-mail', done('50 minutes')),
  ]
  const [spent, waiting] = [
    await insert(failedMails, failed('30 days 1 minute')),
    await insert(failedMails, failed('29 days 23 hours')),
  ]
  await pool.query("update pgboss.queue set maintain_on = now() - interval '61 minutes'")
  const ids = [old, young, spent, waiting]
  const left = async () =>
    (await pool.query('select id from pgboss.job where id = any($1)', [ids])).rows
      .map(({ id }) => id)
      .toSorted()
  await waitFor(
    async () => ((await left()).length < ids.length ? true : undefined),
    'the deletion of old jobs',
  )
  await waitFor(async () => ((await left()).length < ids.length - 1 ? true : undefined), 'the other one')
  assert.deepEqual(await left(), [young, waiting].toSorted())
})
